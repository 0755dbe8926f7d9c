import { Worker } from 'node:worker_threads';
import type { AiConfig } from '@octavo/adapters/settings/ai-settings';
import { Failure } from '@octavo/contract/failures';
import type { AnswerPart, ReadFiles } from '@octavo/domain/documents/engine';
import type { EngineMessage, EngineReply, EngineRequest, EngineTaskName, EngineTasks } from './messages.ts';

const entry = new URL('./thread.ts', import.meta.url);

/** Time for one task, of which the largest documents take a second. */
const taskMilliseconds = 30_000;

/** A document that needs more memory ends the thread, not the process. */
const heapMegabytes = 1536;

interface WaitingTask {
  readonly resolve: (reply: EngineReply) => void;
  readonly reject: (error: Failure) => void;
  readonly timer: NodeJS.Timeout | undefined;
  readonly following: Following | undefined;
}

/** A task whose result comes in parts, and has no limit of time: it can be stopped instead. */
export interface Following {
  readonly onPart: (part: AnswerPart) => void;
  /** Gives the id by which the task can be stopped. */
  readonly onSent: (id: number) => void;
}

/**
 * Thread that holds documents with their indexes and works on them, one task after another. It starts with the first
 * task, and again after it was lost.
 */
export class EngineThread {
  readonly #waiting = new Map<number, WaitingTask>();
  readonly #ai: AiConfig | null;
  #worker: Worker | null = null;
  #lastId = 0;

  constructor(ai: AiConfig | null) {
    this.#ai = ai;
  }

  /** @throws Failure `engine-crashed`, `time-limit`, or that of loading a file */
  async run<Name extends EngineTaskName>(
    task: Name,
    given: EngineTasks[Name]['given'],
    { document, files, expiresAt }: ReadFiles,
    following?: Following,
  ): Promise<EngineTasks[Name]['result']> {
    const request = { document, task, given, expiresAt: expiresAt.getTime() };
    const known = files.map(({ place, name }) => ({ place, name, bytes: null }));
    const first = await this.#send({ ...request, files: known }, following);

    if (!('missing' in first)) {
      return resultOf(first);
    }

    const loaded = await Promise.all(
      files.map(async ({ place, name, load }) => ({ place, name, bytes: await load() })),
    );

    return resultOf(await this.#send({ ...request, files: loaded }, following));
  }

  /** Drops everything held of a document. */
  forget(document: string): void {
    this.#worker?.postMessage({ forget: document } satisfies EngineMessage);
  }

  /** Ends a task without a result. */
  stop(id: number): void {
    this.#waiting.delete(id);
    this.#worker?.postMessage({ stop: id } satisfies EngineMessage);
  }

  async close(): Promise<void> {
    await this.#lose('temporarily-unavailable');
  }

  #send(request: Omit<EngineRequest, 'id'>, following: Following | undefined): Promise<EngineReply> {
    this.#lastId += 1;
    const id = this.#lastId;
    const worker = this.#worker ?? this.#start();

    return new Promise((resolve, reject) => {
      const limit = () => setTimeout(() => void this.#lose('time-limit'), taskMilliseconds);
      const timer = following === undefined ? limit() : undefined;
      this.#waiting.set(id, { resolve, reject, timer, following });
      worker.postMessage({ ...request, id } satisfies EngineMessage);
      following?.onSent(id);
    });
  }

  #start(): Worker {
    const worker = new Worker(entry, {
      workerData: this.#ai,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    // The process may end while the thread is idle.
    worker.unref();
    worker.on('message', (reply: EngineReply) => this.#settle(reply));
    worker.on('error', () => void this.#lose('engine-crashed'));
    this.#worker = worker;

    return worker;
  }

  #settle(reply: EngineReply): void {
    const waiting = this.#waiting.get(reply.id);

    if ('part' in reply) {
      waiting?.following?.onPart(reply.part);

      return;
    }

    this.#waiting.delete(reply.id);
    clearTimeout(waiting?.timer);
    waiting?.resolve(reply);
  }

  /** Ends the thread and fails its tasks. */
  async #lose(code: 'engine-crashed' | 'temporarily-unavailable' | 'time-limit'): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;

    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(new Failure(code, 'answering thread'));
    }

    this.#waiting.clear();
    await worker?.terminate();
  }
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
