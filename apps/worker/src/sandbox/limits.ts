import { mebibyte } from '@octavo/contract/limits';

/**
 * Open files of a process. A run of Node reads code and writes results; engines open at most one file per
 * page.
 */
export const openFiles = 1024;

/** Threads of one user, RLIMIT_NPROC: usually of all runs on this machine together, which share a user. */
export const threads = 4096;

/** Processes of one run. LibreOffice and Chromium need tens, a fork bomb starts thousands. */
export const processes = 200;

/** Backstop to the wall-clock limits of the tools, in processor seconds of one process. */
export const processorSeconds = 1800;

/**
 * Private memory one process may map. The worker watches the resident memory of the group; this limit stops a
 * process that would take gigabytes between two checks. V8 and its threads map several hundred MiB they never
 * touch.
 */
export const mappedBytes = (memoryBytes: number) => memoryBytes + 2048 * mebibyte;

/** Bytes of one line from a run. A list of 5000 results takes about half of it. */
export const lineBytes = 4 * mebibyte;

/** Values in one line from a run. A list of 5000 results with a note each takes less than half of them. */
export const lineValues = 150_000;

/**
 * Bytes a run may send altogether. Progress takes less than 200 of them a second, opening a page 80 each
 * time.
 */
export const receivedBytes = 16 * mebibyte;

/**
 * Concurrent connections of one run to the proxy. Chromium opens 32 to a proxy, and some for sockets of its
 * own.
 */
export const proxyConnections = 128;

/** Milliseconds a process has to exit with its own status once it has closed its end of the channel. */
export const closingMilliseconds = 2000;

/** Milliseconds a finished run has to draw previews of its results. */
export const previewMilliseconds = 20_000;

/** Milliseconds between two checks of the processes of a run. */
export const watchMilliseconds = 200;

/** Share of the time that may be spent on counting the bytes a run has written. */
export const countingShare = 0.02;

/** Milliseconds a process may take until it is ready for its job request, on a busy machine. */
export const startMilliseconds = 30_000;

/**
 * Share of a run's memory above which it is scarce: the next allocation may come between two checks, or be
 * refused at once.
 */
export const scarceShare = 0.75;

/**
 * Limits the heap, which Node otherwise sizes by the machine's memory, so that garbage is collected in time. New
 * objects get room at once: a small job ends before the heap would have grown, after many collections.
 */
export const nodeFlags = (memoryBytes: number) => [
  '--disable-warning=ExperimentalWarning',
  `--max-old-space-size=${Math.floor((memoryBytes * heapShare) / mebibyte)}`,
  '--min-semi-space-size=16',
];

/**
 * Share of a run's memory for the heap: with the memory engines take beside it, the sum exceeds
 * `scarceShare`.
 */
const heapShare = 0.6;
