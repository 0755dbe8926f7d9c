import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { CannotStart } from '@octavo/adapters/system/cannot-start';
import type { Logger } from 'pino';

const firstRestartMilliseconds = 500;
const lastRestartMilliseconds = 15_000;
/** After running for this long, a crashed process is restarted without an increased delay. */
const steadyMilliseconds = 60_000;
/** Longer than web and worker take to stop in order. */
const stopMilliseconds = 15_000;

/** Program to run and restart. */
export interface SupervisedProgram {
  readonly name: string;
  readonly entry: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly log: Logger;
}

/** Exit of a process, or the error that prevented its start. */
interface ProcessExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly error: Error | null;
}

/** Child process that is restarted when it ends unexpectedly. */
export class Supervised {
  #child: ChildProcess | null = null;
  #ended: Promise<ProcessExit> | null = null;
  #stopping = false;
  #wait = firstRestartMilliseconds;
  #startedAt = 0;
  readonly #program: SupervisedProgram;

  constructor(program: SupervisedProgram) {
    this.#program = program;
  }

  /** Resolves with the ready message of the process; rejects when the process ends before it is ready. */
  async start(): Promise<string> {
    const [child, ended] = this.#spawn();
    const ready = new Promise<string>((resolve) => {
      child.once('message', (message: { ready: string }) => resolve(message.ready));
    });
    const failed = ended.then(({ code, signal, error }): never => {
      throw new CannotStart(
        `${this.#program.name} failed to start (${error?.message ?? signal ?? code}); the cause is logged above`,
      );
    });
    const outcome = await Promise.race([ready, failed]);
    void ended.then((ending) => this.#restart(ending));

    return outcome;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const force = setTimeout(() => this.#child?.kill('SIGKILL'), stopMilliseconds);
    this.#child?.kill('SIGTERM');
    await this.#ended;
    clearTimeout(force);
  }

  #spawn(): [ChildProcess, Promise<ProcessExit>] {
    const { entry, environment } = this.#program;
    this.#startedAt = performance.now();
    // The channel also tells the child that this process has ended, however it ended.
    const child = fork(entry, { env: environment, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const ended = this.#endOf(child);
    this.#child = child;
    this.#ended = ended;

    return [child, ended];
  }

  #endOf(child: ChildProcess): Promise<ProcessExit> {
    const { name: program, log } = this.#program;

    return new Promise((resolve) => {
      child.once('exit', (code, signal) => resolve({ code, signal, error: null }));
      child.on('error', (error) => {
        log.error({ err: error, process: program }, 'process error');

        if (child.pid === undefined) {
          resolve({ code: null, signal: null, error });
        }
      });
    });
  }

  async #restart({ code, signal }: ProcessExit): Promise<void> {
    if (this.#stopping) {
      return;
    }

    const steady = performance.now() - this.#startedAt > steadyMilliseconds;
    this.#wait = steady ? firstRestartMilliseconds : Math.min(this.#wait * 2, lastRestartMilliseconds);
    this.#program.log.error(
      { process: this.#program.name, code, signal, waitMilliseconds: this.#wait },
      'process exited; restarting',
    );
    await delay(this.#wait);

    if (!this.#stopping) {
      const [, ended] = this.#spawn();
      void ended.then((ending) => this.#restart(ending));
    }
  }
}
