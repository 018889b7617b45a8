// Runs as soon as the skeleton is there: writes the digits of the game that was left into it, so that
// the board is to be seen before the program arrives.
(() => {
  let digits;
  try {
    digits = localStorage.getItem("neuf.seen");
  } catch {
    return; // Storage may be forbidden.
  }
  // The givens, then all digits.
  if (!/^[1-9.]{162}$/.test(digits ?? "")) return;
  document.querySelectorAll("#skeleton .cell").forEach((cell, i) => {
    const digit = digits[81 + i];
    if (digit === ".") return;
    const text = cell.appendChild(document.createElement("span"));
    text.className = "digit";
    text.textContent = digit;
    if (digits[i] === ".") cell.classList.add("pen");
  });
})();
