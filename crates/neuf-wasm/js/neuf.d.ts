/** Loads the module; call it once before anything else. */
export default function init(): Promise<unknown>;

/**
 * Does a job and returns its answer, both as JSON. `progress` gets the JSON of each message on the way.
 * Throws an Error with one sentence for a job that cannot be read or done.
 */
export function run(job: string, progress: (message: string) => void): string;

/** The version of Neuf. */
export function version(): string;
