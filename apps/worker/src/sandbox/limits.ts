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

/** Bytes of one line a run says. A list of 5000 results takes about half of it. */
export const lineBytes = 4 * mebibyte;

/** Values in one line a run says. A list of 5000 results with a note each takes less than half of them. */
export const lineValues = 150_000;

/** Bytes a run says altogether. Progress takes less than 200 of them a second, opening a page 80 each time. */
export const saidBytes = 16 * mebibyte;

/** Connections of one run to the proxy at once. Chromium opens 32 to a proxy, and some for sockets of its own. */
export const proxyConnections = 128;

/** Milliseconds a process gets to end by itself, and tell how, once it has closed its end of the channel. */
export const closingMilliseconds = 2000;

/** Milliseconds a run that has finished gets to draw previews of its results. */
export const previewMilliseconds = 20_000;

/** Bytes of one preview: a page of 1000 pixels takes a fifth of it when it is all noise. */
export const previewBytes = 4 * mebibyte;

/** Milliseconds between two looks at the processes of a run. */
export const watchMilliseconds = 200;

/** Share of the time that may be spent on counting the bytes a run has written. */
export const countingShare = 0.02;

/** Milliseconds a process may take until it is ready for its order, on a machine that is busy. */
export const startMilliseconds = 30_000;

/** Of the memory a run may have: what it asks for next may come between two looks, or be refused at once. */
export const scarceShare = 0.75;

/** Node grows its heap by what the machine has; told how little a run may have, it collects garbage in time. */
export const nodeFlags = (memoryBytes: number) => [
  '--disable-warning=ExperimentalWarning',
  `--max-old-space-size=${Math.floor((memoryBytes * heapShare) / mebibyte)}`,
];

/** Of the memory a run may have: what engines take beside the heap makes more than `scarceShare` of it together. */
const heapShare = 0.6;
