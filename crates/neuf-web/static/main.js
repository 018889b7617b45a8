// Starts the program; says so if it cannot.
import init from "./web.js";

init().catch((error) => {
  document.getElementById("failed").hidden = false;
  throw error;
});
