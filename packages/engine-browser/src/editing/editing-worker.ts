import { Failure } from '@octavo/contract/failures';
import { SpareWorker } from '../spare-worker.ts';
import type { EditingContent, EditingRequest, EditingResponse } from './protocol.ts';

type EditingTask = EditingRequest extends infer Each
  ? Each extends EditingRequest
    ? Omit<Each, 'task'>
    : never
  : never;

interface Waiting {
  readonly request: EditingRequest;
  resolve(response: EditingContent): void;
  reject(error: unknown): void;
}

/** Time limit of a request: edits of a page that take longer are hostile or broken, so the worker is replaced. */
const taskMilliseconds = 60_000;

export const editingWorkers = new SpareWorker(
  () => new Worker(new URL('./editing.worker.ts', import.meta.url), { type: 'module' }),
);

/**
 * Worker in which our engine reads one document and applies edits to it, one request at a time. Requests wait here
 * rather than in the worker, so that those no longer needed are never started. When the worker stops by itself, the
 * request under way fails, and the next one starts another worker.
 */
export class EditingWorker {
  readonly #file: Blob;
  #waiting: Waiting[] = [];
  #current: Waiting | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #worker: Worker | null = null;
  #tasks = 0;
  #isStopped = false;

  constructor(file: Blob) {
    this.#file = file;
  }

  /** `signal` cancels a request that was not started. */
  ask<Kind extends EditingContent['kind']>(
    kind: Kind,
    request: EditingTask,
    signal?: AbortSignal,
  ): Promise<Extract<EditingContent, { readonly kind: Kind }>> {
    return new Promise((resolve, reject) => {
      if (this.#isStopped || signal?.aborted === true) {
        reject(signal?.reason ?? new Failure('engine-crashed', 'worker stopped'));

        return;
      }

      this.#tasks += 1;
      const waiting: Waiting = {
        request: { ...request, task: this.#tasks } as EditingRequest,
        resolve: (response) =>
          response.kind === kind
            ? resolve(response as Extract<EditingContent, { readonly kind: Kind }>)
            : reject(new Failure('engine-crashed', response.kind)),
        reject,
      };
      this.#waiting.push(waiting);
      signal?.addEventListener('abort', () => {
        if (this.#waiting.includes(waiting)) {
          this.#waiting = this.#waiting.filter((other) => other !== waiting);
          reject(signal.reason);
        }
      });
      this.#next();
    });
  }

  stop(): void {
    this.#isStopped = true;
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#end('engine-crashed', 'worker stopped');
    waiting.forEach(({ reject }) => reject(new Failure('engine-crashed', 'worker stopped')));
  }

  #next(): void {
    if (this.#current !== null) {
      return;
    }

    const next = this.#waiting.shift();

    if (next !== undefined) {
      this.#current = next;
      this.#timer = setTimeout(() => this.#end('time-limit', next.request.kind), taskMilliseconds);
      this.#worker ??= this.#start();
      this.#worker.postMessage(next.request);
    }
  }

  /** Ends the worker with the request under way; the next request starts another one. */
  #end(code: 'engine-crashed' | 'time-limit', detail: string): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
    const current = this.#current;
    this.#current = null;
    current?.reject(new Failure(code, detail));
    this.#next();
  }

  #start(): Worker {
    const worker = editingWorkers.take();
    worker.onmessage = ({ data }: MessageEvent<EditingResponse>) => this.#finish(data);
    worker.onerror = () => this.#end('engine-crashed', 'worker stopped');
    // Requests wait for the document, and fail with its failure: nothing waits for this one.
    worker.postMessage({ kind: 'open', file: this.#file, task: 0 } satisfies EditingRequest);

    return worker;
  }

  #finish(response: EditingResponse): void {
    const current = this.#current;

    if (current === null || response.task !== current.request.task) {
      return;
    }

    clearTimeout(this.#timer);
    this.#current = null;

    if (response.kind === 'failed') {
      current.reject(new Failure(response.code, response.detail, { values: response.values }));
    } else {
      current.resolve(response);
    }

    this.#next();
  }
}
