// A module worker around the engine. A message {id, job} is answered with any number of
// {id, progress} and {id, item}, and one {id, result} or {id, error}. Jobs, progress, items and
// results are plain objects (see neuf.d.ts), an error is a sentence. To cancel, terminate the worker.
import init, { run } from "./neuf.js";

const ready = init();

onmessage = async ({ data: { id, job } }) => {
  try {
    await ready;
    const tell = (kind, json) => postMessage({ id, [kind]: JSON.parse(json) });
    postMessage({ id, result: JSON.parse(run(JSON.stringify(job), tell)) });
  } catch (error) {
    postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
};
