import { Failure } from '@octavo/contract/failures';
import type {
  Description,
  DocumentSource,
  PageRegion,
  PageWord,
  ReaderResponse,
  Request,
} from './protocol.ts';

/**
 * Time limit of a request: a page that takes longer is hostile or broken, so the worker is replaced and the
 * page gets no picture.
 */
const taskMilliseconds = 20_000;

/** Each kind of request, without the task number that the queue adds. */
type ReaderRequest = Request extends infer Each ? (Each extends Request ? Omit<Each, 'task'> : never) : never;

interface ReaderTask {
  readonly request: Request;
  readonly urgent: boolean;
  readonly signal: AbortSignal | undefined;
  resolve(answer: ReaderResponse): void;
  reject(error: unknown): void;
}

/** An open document whose pages can be rendered. */
export interface ReadableDocument {
  readonly description: Description;
  /** Renders a page as a JPEG of the given width in pixels. The latest request is served first. */
  picture(pageIndex: number, width: number, signal?: AbortSignal): Promise<Blob>;
  /** Paints a part of a page, `scale` pixels to the point. The latest request is served first. */
  region(pageIndex: number, region: PageRegion, scale: number, signal?: AbortSignal): Promise<ImageBitmap>;
  words(pageIndex: number): Promise<readonly PageWord[]>;
  /** The file without its encryption, to read it with another reader. */
  unlocked(): Promise<ArrayBuffer>;
  close(): void;
}

/**
 * Reads PDF files in a worker, one request at a time. Requests wait here rather than in the worker, so that
 * those no longer needed are never started.
 */
export class PdfReader {
  #worker: Worker | null = null;
  #waiting: ReaderTask[] = [];
  #current: ReaderTask | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tasks = 0;
  #documents = 0;

  /** @throws Failure `password-required`, `wrong-password` or `damaged-file`. */
  async open(bytes: Blob, password = ''): Promise<ReadableDocument> {
    this.#documents += 1;
    const document: DocumentSource = { id: this.#documents, bytes, password };
    const { description } = expected('described', await this.#ask({ document, kind: 'describe' }, true));

    return {
      description,
      picture: async (pageIndex, width, signal) => {
        const request = { document, kind: 'picture', pageIndex, width } as const;

        return expected('drawn', await this.#ask(request, false, signal)).picture;
      },
      region: async (pageIndex, region, scale, signal) => {
        const request = { document, kind: 'region', pageIndex, region, scale } as const;

        return expected('painted', await this.#ask(request, false, signal)).bitmap;
      },
      words: async (pageIndex) =>
        expected('read', await this.#ask({ document, kind: 'words', pageIndex }, true)).words,
      unlocked: async () => expected('unlocked', await this.#ask({ document, kind: 'unlock' }, true)).bytes,
      close: () => {
        // Without a worker, nothing is open.
        if (this.#worker !== null) {
          // Fails only together with the worker, which also closes the document.
          this.#ask({ document, kind: 'close' }, true).catch(() => undefined);
        }
      },
    };
  }

  /** Ends the worker and all requests. A document that is read later is opened again. */
  stop(): void {
    const ended = [...(this.#current === null ? [] : [this.#current]), ...this.#waiting];
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
    this.#current = null;
    this.#waiting = [];
    ended.forEach(({ reject }) => reject(new Failure('engine-crashed', 'reader stopped')));
  }

  #ask(request: ReaderRequest, urgent: boolean, signal?: AbortSignal): Promise<ReaderResponse> {
    return new Promise((resolve, reject) => {
      this.#tasks += 1;
      this.#waiting.push({
        request: { ...request, task: this.#tasks } as Request,
        urgent,
        signal,
        resolve,
        reject,
      });
      this.#next();
    });
  }

  #next(): void {
    if (this.#current !== null) {
      return;
    }

    this.#dropAborted();
    const task = this.#takeNext();

    if (task === undefined) {
      return;
    }

    this.#current = task;
    this.#timer = setTimeout(() => this.#replaceWorker(), taskMilliseconds);
    this.#worker ??= this.#startWorker();
    this.#worker.postMessage(task.request);
  }

  #dropAborted(): void {
    const aborted = this.#waiting.filter(({ signal }) => signal?.aborted === true);
    this.#waiting = this.#waiting.filter(({ signal }) => signal?.aborted !== true);
    aborted.forEach(({ reject, signal }) => reject(signal?.reason));
  }

  /**
   * Takes the next task: urgent ones first, in order, such as opening a document; then the page requested
   * last, which is the one in view.
   */
  #takeNext(): ReaderTask | undefined {
    const urgent = this.#waiting.findIndex((task) => task.urgent);
    const [task] = this.#waiting.splice(urgent === -1 ? this.#waiting.length - 1 : urgent, 1);

    return task;
  }

  #startWorker(): Worker {
    const worker = new Worker(new URL('./pdf-reader.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<ReaderResponse>) => this.#finish(data);
    worker.onerror = () => this.#replaceWorker();

    return worker;
  }

  #finish(answer: ReaderResponse): void {
    const task = this.#current;

    if (task === null || task.request.task !== answer.task) {
      return;
    }

    clearTimeout(this.#timer);
    this.#current = null;

    if (answer.kind === 'failed') {
      task.reject(new Failure(answer.code, answer.detail));
    } else {
      task.resolve(answer);
    }

    this.#next();
  }

  #replaceWorker(): void {
    this.#worker?.terminate();
    this.#worker = null;
    const task = this.#current;

    if (task !== null) {
      this.#finish({
        task: task.request.task,
        kind: 'failed',
        code: 'engine-crashed',
        detail: 'worker replaced',
      });
    }
  }
}

/** @throws Failure `engine-crashed` for the response to another kind of request. */
function expected<Kind extends ReaderResponse['kind']>(
  kind: Kind,
  response: ReaderResponse,
): Extract<ReaderResponse, { readonly kind: Kind }> {
  if (response.kind !== kind) {
    throw new Failure('engine-crashed', response.kind);
  }

  return response as Extract<ReaderResponse, { readonly kind: Kind }>;
}
