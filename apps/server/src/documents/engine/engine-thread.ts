import { Worker } from 'node:worker_threads';
import type { AiConfig } from '@octavo/adapters/settings/ai-settings';
import { Failure } from '@octavo/contract/failures';
import type { AnswerPart, ReadFiles } from '@octavo/domain/documents/engine';
import type { EngineMessage, EngineReply, EngineRequest, EngineTaskName, EngineTasks } from './messages.ts';
import { TaskQueue } from './task-queue.ts';

const entry = new URL('./thread.ts', import.meta.url);

/** Time for one task from its beginning, of which the largest documents take a second. */
const taskMilliseconds = 30_000;

/** A document that needs more memory ends the thread, not the process. */
const heapMegabytes = 1536;

interface WaitingTask {
  readonly document: string;
  readonly request: EngineRequest;
  readonly resolve: (reply: EngineReply) => void;
  readonly reject: (error: Failure) => void;
}

interface FollowedTask extends WaitingTask {
  readonly onPart: (part: AnswerPart) => void;
}

/** A task whose result comes in parts, and has no limit of time: it can be stopped instead. */
export interface Following {
  readonly onPart: (part: AnswerPart) => void;
  /** Gives the id by which the task can be stopped. */
  readonly onSent: (id: number) => void;
}

type UnnumberedRequest = Omit<EngineRequest, 'id'>;

/**
 * Thread that holds documents with their indexes and works on them, one task after another. It starts with the first
 * task, and again after it was lost: by the task that it worked on, which fails. Those that wait begin in the next one.
 */
export class EngineThread {
  readonly #queue = new TaskQueue<WaitingTask>();
  /** Answers of a model, which wait for its words beside other tasks. */
  readonly #followed = new Map<number, FollowedTask>();
  readonly #ai: AiConfig | null;
  readonly #taskMilliseconds: number;
  #running: (WaitingTask & { readonly timer: NodeJS.Timeout }) | null = null;
  #worker: Worker | null = null;
  #lastId = 0;

  constructor(ai: AiConfig | null, milliseconds: number = taskMilliseconds) {
    this.#ai = ai;
    this.#taskMilliseconds = milliseconds;
  }

  /** @throws Failure `engine-crashed`, `time-limit`, `reading-broken`, or that of loading a file */
  async run<Name extends EngineTaskName>(
    task: Name,
    given: EngineTasks[Name]['given'],
    files: ReadFiles,
    following?: Following,
  ): Promise<EngineTasks[Name]['result']> {
    if (following === undefined) {
      return this.#perform<EngineTasks[Name]['result']>(task, given, files);
    }

    // Loading a document takes as long as a task; waiting for a model does not keep the thread busy.
    for (let tries = 0; ; tries += 1) {
      await this.#perform<null>('hold', null, files);
      const reply = await this.#follow({ ...partOf(files), files: known(files), task, given }, following);

      // Others may have needed the memory in between.
      if (!('missing' in reply) || tries === 2) {
        return resultOf(reply);
      }
    }
  }

  /** Drops everything held of a document. */
  forget(document: string): void {
    this.#worker?.postMessage({ forget: document } satisfies EngineMessage);
  }

  /** Ends a followed task without a result. */
  stop(id: number): void {
    this.#followed.delete(id);
    this.#worker?.postMessage({ stop: id } satisfies EngineMessage);
  }

  async close(): Promise<void> {
    const failure = new Failure('temporarily-unavailable', 'answering thread');

    for (const { reject } of this.#queue.takeAll()) {
      reject(failure);
    }

    await this.#lose(failure, failure);
  }

  async #perform<Result>(task: EngineTaskName, given: unknown, files: ReadFiles): Promise<Result> {
    const request = { ...partOf(files), task, given };
    const first = await this.#enqueue({ ...request, files: known(files) });

    if (!('missing' in first)) {
      return resultOf(first);
    }

    const loaded = await Promise.all(
      files.files.map(async ({ place, name, load }) => ({ place, name, bytes: await load() })),
    );

    return resultOf(await this.#enqueue({ ...request, files: loaded }));
  }

  #enqueue(request: UnnumberedRequest): Promise<EngineReply> {
    return new Promise((resolve, reject) => {
      this.#queue.add({ document: request.document, request: this.#numbered(request), resolve, reject });
      this.#next();
    });
  }

  #follow(request: UnnumberedRequest, { onPart, onSent }: Following): Promise<EngineReply> {
    return new Promise((resolve, reject) => {
      const numbered = this.#numbered(request);
      this.#followed.set(numbered.id, {
        document: request.document,
        request: numbered,
        resolve,
        reject,
        onPart,
      });
      this.#post(numbered);
      onSent(numbered.id);
    });
  }

  #numbered(request: UnnumberedRequest): EngineRequest {
    this.#lastId += 1;

    return { ...request, id: this.#lastId };
  }

  /** Begins the next task when none is running: the time of each counts from here. */
  #next(): void {
    const task = this.#running === null ? this.#queue.take() : null;

    if (task === null) {
      return;
    }

    const late = new Failure('time-limit', 'answering thread');
    const timer = setTimeout(() => void this.#lose(late), this.#taskMilliseconds);
    this.#running = { ...task, timer };
    this.#post(task.request);
  }

  #post(request: EngineRequest): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(request satisfies EngineMessage);
  }

  #start(): Worker {
    const worker = new Worker(entry, {
      workerData: this.#ai,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    // The process may end while the thread is idle.
    worker.unref();
    worker.on('message', (reply: EngineReply) => this.#settle(reply));
    worker.on('error', () => {
      // One that was ended for its time is not the one that works now.
      if (this.#worker === worker) {
        void this.#lose(crashed());
      }
    });

    return worker;
  }

  #settle(reply: EngineReply): void {
    const followed = this.#followed.get(reply.id);

    if ('part' in reply) {
      followed?.onPart(reply.part);

      return;
    }

    if (followed !== undefined) {
      this.#followed.delete(reply.id);
      followed.resolve(reply);

      return;
    }

    const running = this.#running;

    if (running?.request.id === reply.id) {
      clearTimeout(running.timer);
      this.#running = null;
      running.resolve(reply);
      this.#next();
    }
  }

  /**
   * Ends the thread and fails the task that it worked on. Answers of a model end with it, uncharged: their words cannot
   * be taken back.
   */
  async #lose(failure: Failure, ofFollowed: Failure = crashed()): Promise<void> {
    const worker = this.#worker;
    const running = this.#running;
    const followed = [...this.#followed.values()];
    this.#worker = null;
    this.#running = null;
    this.#followed.clear();
    clearTimeout(running?.timer);
    running?.reject(failure);
    followed.forEach(({ reject }) => reject(ofFollowed));
    this.#next();
    await worker?.terminate();
  }
}

function crashed(): Failure {
  return new Failure('engine-crashed', 'answering thread');
}

function partOf({ document, expiresAt }: ReadFiles) {
  return { document, expiresAt: expiresAt.getTime() };
}

/** Files without bytes, for a thread that may hold them. */
function known({ files }: ReadFiles) {
  return files.map(({ place, name }) => ({ place, name, bytes: null }));
}

function resultOf<Result>(reply: EngineReply): Result {
  if ('error' in reply) {
    throw new Failure('engine-crashed', reply.error);
  }

  if ('failure' in reply) {
    throw new Failure(reply.failure);
  }

  if (!('result' in reply)) {
    throw new Failure('engine-crashed', 'files not held after they were sent');
  }

  // The thread answers each task with its own result.
  return reply.result as Result;
}
