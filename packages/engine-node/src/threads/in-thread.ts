import { Worker } from 'node:worker_threads';
import { Failure } from '@octavo/contract/failures';

export interface ThreadWork<Message, Result> {
  /** Module that the thread runs. */
  readonly entry: URL;
  readonly data: unknown;
  /** Name of the work in the details of failures. */
  readonly name: string;
  /** Time limit in wall-clock seconds. */
  readonly seconds: number;
  /** Heap limit of the thread in megabytes; none where the process has one. */
  readonly heapMegabytes?: number;
  /**
   * Reads a message of the thread. Undefined for one before the result.
   *
   * @throws Failure that ends the work
   */
  readonly read: (message: Message) => Result | undefined;
}

/**
 * Does work that only ends from outside, such as a call of WebAssembly, in a thread that ends with it.
 *
 * @throws Failure `time-limit`, `memory-limit`, `engine-crashed`, or what `read` throws; the reason of the signal
 */
export async function inThread<Message, Result>(
  { entry, data, name, seconds, heapMegabytes, read }: ThreadWork<Message, Result>,
  signal: AbortSignal,
): Promise<Result> {
  signal.throwIfAborted();
  const limit = AbortSignal.timeout(Math.ceil(seconds * 1000));
  const stop = AbortSignal.any([signal, limit]);
  const thread = new Worker(entry, {
    workerData: data,
    ...(heapMegabytes === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } }),
  });

  try {
    return await new Promise<Result>((resolve, reject) => {
      stop.addEventListener('abort', () => reject(stop.reason), { once: true });
      thread.on('message', (message: Message) => {
        try {
          const result = read(message);

          if (result !== undefined) {
            resolve(result);
          }
        } catch (failure) {
          reject(failure);
        }
      });
      thread.on('error', (error) => reject(failureOf(error, name)));
      thread.on('exit', () => reject(new Failure('engine-crashed', `${name}: the thread has ended`)));
    });
  } catch (error) {
    throw limit.aborted && error === limit.reason
      ? new Failure('time-limit', `${name}: ${Math.round(seconds)} s`)
      : error;
  } finally {
    await thread.terminate();
  }
}

function failureOf(error: unknown, name: string): Failure {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const detail = `${name}: ${error instanceof Error ? error.message : String(error)}`;

  return new Failure(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory-limit' : 'engine-crashed', detail, {
    cause: error,
  });
}
