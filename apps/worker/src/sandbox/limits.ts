import { mebibyte } from '@octavo/contract/limits';

/** A run of Node reads code and writes results; engines open a file a page at most. */
export const openFiles = 1024;

/** Threads of all runs of this machine together: they share one user. */
export const threads = 4096;

/** Processes of one run. LibreOffice and Chromium need tens, a fork bomb wants thousands. */
export const processes = 200;

/** A backstop below the wall limit of the tools, in seconds of one process. */
export const processorSeconds = 1800;

/**
 * Private memory one process may map. The resident memory of the group is what is watched; this stops a process
 * that would take gigabytes between two looks. V8 and its threads map several hundred MiB they never touch.
 */
export const mappedBytes = (memoryBytes: number) => memoryBytes + 2048 * mebibyte;

/** Milliseconds between two looks at the processes of a run. */
export const watchMilliseconds = 200;

/** Milliseconds a process may take until it is ready for its order, on a machine that is busy. */
export const startMilliseconds = 30_000;
