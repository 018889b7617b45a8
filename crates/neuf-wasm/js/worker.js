// A module worker around the engine. A message {id, job} is answered with any number of
// {id, progress} and {id, item}, and one {id, result} or {id, error}. Jobs, progress, items and
// results are plain objects (see neuf.d.ts), an error is a sentence. To cancel, terminate the worker.

// Whether this browser has 128-bit vectors: it is shown a module whose only function makes one.
//   () -> v128: i8x16.popcnt(i8x16.splat(0))
const vectors = WebAssembly.validate(
  new Uint8Array([
    0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
    1, 5, 1, 0x60, 0, 1, 0x7b,
    3, 2, 1, 0,
    10, 10, 1, 8, 0, 0x41, 0, 0xfd, 15, 0xfd, 98, 11,
  ]),
);

const ready = import(vectors ? "./neuf.js" : "./plain/neuf.js").then(async ({ default: init, run }) => {
  await init();
  return run;
});
ready.catch(() => {});

onmessage = async ({ data: { id, job } }) => {
  try {
    const run = await ready;
    const tell = (kind, json) => postMessage({ id, [kind]: JSON.parse(json) });
    postMessage({ id, result: JSON.parse(run(JSON.stringify(job), tell)) });
  } catch (error) {
    postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
};
