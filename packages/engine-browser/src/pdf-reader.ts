import { Failure } from '@octavo/contract/failures';
import type {
  Description,
  DocumentSource,
  PageLayer,
  PageRegion,
  PageWord,
  PdfReaderRequest,
  ReaderResponse,
} from './protocol.ts';
import { SpareWorker } from './spare-worker.ts';

/**
 * Time limit of a request: a page that takes longer is hostile or broken, so the worker is replaced and the
 * page gets no picture.
 */
const taskMilliseconds = 20_000;

export const readerWorkers = new SpareWorker(
  () => new Worker(new URL('./pdf-reader.worker.ts', import.meta.url), { type: 'module' }),
);

/** Each kind of request, without the task number that the queue adds. */
type ReaderRequest = PdfReaderRequest extends infer Each
  ? Each extends PdfReaderRequest
    ? Omit<Each, 'task'>
    : never
  : never;

/**
 * Requests in the order in which they are served: opening a document; the page in view, and those around it; words,
 * which only selecting needs; pictures made in advance.
 */
const priorities = ['opening', 'view', 'near', 'words', 'ahead'] as const;

type Priority = (typeof priorities)[number];

/** Priorities of drawings. */
export type DrawingPriority = Extract<Priority, 'view' | 'near' | 'ahead'>;

/** Part of a page, `scale` pixels to the point. */
export interface RegionView {
  readonly region: PageRegion;
  readonly scale: number;
  readonly priority: DrawingPriority;
  /** All layers when absent. */
  readonly layer?: PageLayer;
}

interface ReaderTask {
  readonly request: PdfReaderRequest;
  readonly priority: Priority;
  readonly signal: AbortSignal | undefined;
  resolve(answer: ReaderResponse): void;
  reject(error: unknown): void;
}

/** A document whose pages can be rendered. */
export interface PageSource {
  /** Renders a page as a JPEG of the given width in pixels. The latest request is served first. */
  picture(pageIndex: number, width: number, signal?: AbortSignal): Promise<Blob>;
  /** Paints a part of a page. Among requests of one priority, the latest is served first. */
  region(pageIndex: number, view: RegionView, signal?: AbortSignal): Promise<ImageBitmap>;
  words(pageIndex: number): Promise<readonly PageWord[]>;
  close(): void;
}

/** A document that was opened and described. */
export interface ReadableDocument extends PageSource {
  readonly description: Description;
  /** The file without its encryption, to read it with another reader. */
  unlocked(): Promise<ArrayBuffer>;
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
    const document = this.#sourceOf(bytes, password);
    const { description } = expected('described', await this.#ask({ document, kind: 'describe' }, 'opening'));

    return {
      ...this.#pagesOf(document),
      description,
      unlocked: async () =>
        expected('unlocked', await this.#ask({ document, kind: 'unlock' }, 'opening')).bytes,
    };
  }

  /** A document that opens with the first request: one that cannot be read fails there. */
  openLater(bytes: Blob): PageSource {
    return this.#pagesOf(this.#sourceOf(bytes, ''));
  }

  #sourceOf(bytes: Blob, password: string): DocumentSource {
    this.#documents += 1;

    return { id: this.#documents, bytes, password };
  }

  #pagesOf(document: DocumentSource): PageSource {
    return {
      picture: async (pageIndex, width, signal) => {
        const request = { document, kind: 'picture', pageIndex, width } as const;

        return expected('drawn', await this.#ask(request, 'ahead', signal)).picture;
      },
      region: async (pageIndex, { region, scale, priority, layer = 'all' }, signal) => {
        const request = { document, kind: 'region', pageIndex, region, scale, layer } as const;

        return expected('painted', await this.#ask(request, priority, signal)).bitmap;
      },
      words: async (pageIndex) =>
        expected('read', await this.#ask({ document, kind: 'words', pageIndex }, 'words')).words,
      close: () => {
        // Without a worker, nothing is open.
        if (this.#worker !== null) {
          // Fails only together with the worker, which also closes the document.
          this.#ask({ document, kind: 'close' }, 'opening').catch(() => undefined);
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

  #ask(request: ReaderRequest, priority: Priority, signal?: AbortSignal): Promise<ReaderResponse> {
    return new Promise((resolve, reject) => {
      this.#tasks += 1;
      this.#waiting.push({
        request: { ...request, task: this.#tasks } as PdfReaderRequest,
        priority,
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

  /** Takes the next task. The drawing requested last is that of what is in view now; all else is served in order. */
  #takeNext(): ReaderTask | undefined {
    const first = priorities.find((priority) => this.#waiting.some((task) => task.priority === priority));
    const isFirst = (task: ReaderTask) => task.priority === first;
    const index =
      first === 'opening' || first === 'words'
        ? this.#waiting.findIndex(isFirst)
        : this.#waiting.findLastIndex(isFirst);
    const [task] = index === -1 ? [] : this.#waiting.splice(index, 1);

    return task;
  }

  #startWorker(): Worker {
    const worker = readerWorkers.take();
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
