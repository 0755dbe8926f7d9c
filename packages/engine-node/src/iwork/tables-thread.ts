import { parentPort, workerData } from 'node:worker_threads';
import { parseTables } from './parse-tables.ts';

/** Thread of `readNumbersTables`: a library that never ends can only be ended from outside. */
parentPort?.postMessage(parseTables(workerData as Uint8Array));
