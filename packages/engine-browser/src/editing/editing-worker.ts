import { Failure } from '@octavo/contract/failures';
import type { EditingContent, EditingRequest, EditingResponse } from './protocol.ts';

type EditingTask = EditingRequest extends infer Each
  ? Each extends EditingRequest
    ? Omit<Each, 'task'>
    : never
  : never;

interface Waiting {
  resolve(response: EditingContent): void;
  reject(error: unknown): void;
}

/**
 * Worker in which our engine reads one document and applies edits to it. When it stops by itself, the requests under
 * way fail, and the next one starts another worker.
 */
export class EditingWorker {
  readonly #file: Blob;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #tasks = 0;
  #isStopped = false;

  constructor(file: Blob) {
    this.#file = file;
  }

  ask<Kind extends EditingContent['kind']>(
    kind: Kind,
    request: EditingTask,
  ): Promise<Extract<EditingContent, { readonly kind: Kind }>> {
    return new Promise((resolve, reject) => {
      if (this.#isStopped) {
        reject(new Failure('engine-crashed', 'worker stopped'));

        return;
      }

      this.#tasks += 1;
      this.#waiting.set(this.#tasks, {
        resolve: (response) =>
          response.kind === kind
            ? resolve(response as Extract<EditingContent, { readonly kind: Kind }>)
            : reject(new Failure('engine-crashed', response.kind)),
        reject,
      });
      this.#worker ??= this.#start();
      this.#worker.postMessage({ ...request, task: this.#tasks });
    });
  }

  stop(): void {
    this.#isStopped = true;
    this.#end();
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    waiting.forEach(({ reject }) => reject(new Failure('engine-crashed', 'worker stopped')));
  }

  #start(): Worker {
    const worker = new Worker(new URL('./editing.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<EditingResponse>) => this.#finish(data);
    worker.onerror = () => this.#end();
    // Requests wait for the document, and fail with its failure: nothing waits for this one.
    worker.postMessage({ kind: 'open', file: this.#file, task: 0 } satisfies EditingRequest);

    return worker;
  }

  #finish(response: EditingResponse): void {
    const waiting = this.#waiting.get(response.task);
    this.#waiting.delete(response.task);

    if (response.kind === 'failed') {
      waiting?.reject(new Failure(response.code, response.detail, { values: response.values }));
    } else {
      waiting?.resolve(response);
    }
  }
}
