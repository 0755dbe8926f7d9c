import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { WorkerConfig } from '@octavo/adapters/settings/config';
import { Failure, isFailure } from '@octavo/contract/failures';
import { isProgram, type Program } from '@octavo/contract/programs';
import type { Clock } from '@octavo/domain/ports';
import { languageFolder } from '@octavo/engine-node/places/language-folder';
import { leadingTree } from '@octavo/engine-node/programs/process-tree';
import { systemVariables } from '@octavo/engine-node/programs/system-variables';
import type { WebProxy } from '@octavo/engine-node/web/web-proxy';
import type { RunRules } from '../ports.ts';
import { bundledEntry } from './bundled-entry.ts';
import { RunChannel } from './channel.ts';
import {
  compiledPlace,
  confine,
  type Isolation,
  openFilter,
  type ReadableFolders,
  type RunFolders,
} from './command.ts';
import { failureOfExit } from './exit-failure.ts';
import * as limits from './limits.ts';
import { Previews } from './previews.ts';
import { killMarked, RunProcesses } from './processes.ts';
import {
  channelDescriptor,
  compileArgument,
  type SandboxMessage,
  type SandboxPart,
  type SandboxPreview,
  type SandboxRequest,
  spareArgument,
} from './protocol.ts';
import { RunWatch } from './watch.ts';
import { WebProxySocket } from './web-proxy-socket.ts';

export interface SandboxSettings extends ReadableFolders {
  readonly isolation: Isolation;
  readonly config: WorkerConfig;
  readonly clock: Clock;
  /** Path of the child process's entry module. */
  readonly childEntry: string;
  /** False to compile no modules ahead. */
  readonly compiles?: boolean;
  readonly makeProxy: (reaches: NetworkReach) => WebProxy;
}

/** Addresses outside that a run may access. */
export type NetworkReach = NonNullable<RunRules['reaches']>;

/** Resources and network access that one run may use. */
export interface RunAllowance {
  readonly wallSeconds: number;
  readonly reaches: NetworkReach | null;
}

/**
 * Purpose of a process: a waiting job, a waiting job that needs Chromium, a spare for a future job, writing
 * the bundle, or a spare with a program running.
 */
export type ProcessPurpose = 'job' | 'chromium-job' | 'spare' | 'compile' | Program;

export interface RunEvents {
  progressed(progress: number): void;
  /** Processor seconds the run has used since it began. Also called once at its end. */
  beat(processorSeconds: number): void;
  /** Pages are read and can be asked; not trusted, as all that a run reports. */
  published(part: SandboxPart): void;
}

export type FinishedRun = Extract<SandboxMessage, { type: 'finished' }> & {
  readonly previews: readonly SandboxPreview[];
};

/**
 * Takes the results of a run whose processes are being ended. Until `ended` resolves, they may still change the files
 * of the run.
 */
export type TakeRun<Taken> = (finished: FinishedRun, ended: Promise<void>) => Promise<Taken>;

/** Bytes of stderr that are kept: enough for a stack trace of the run. */
const stderrBytes = 4096;
const mark = 'OCTAVO_RUN';
const bundlingChild = fileURLToPath(new URL('./bundling-child.ts', import.meta.url));

/**
 * One process for one job: it may be started ahead, gets one job request, and is ended with everything it
 * started.
 */
export class Sandbox {
  readonly folders: RunFolders;
  readonly #settings: SandboxSettings;
  readonly #child: ChildProcess;
  readonly #processes: RunProcesses;
  /** Resolves when the process has ended, with the failure of a job that ran in it. */
  readonly gone: Promise<Failure>;
  /** Resolves with the failure of an invalid message, or of the process's end. */
  readonly #failed: Promise<Failure>;
  readonly #channel: RunChannel;
  readonly #proxySocket = new WebProxySocket();
  #stderr = '';

  constructor(folders: RunFolders, settings: SandboxSettings, purpose: ProcessPurpose) {
    this.folders = folders;
    this.#settings = settings;
    const { isolation, config } = settings;
    const node = [process.execPath, ...limits.nodeFlags(config.memoryBytes)];
    const command = [...node, ...entryFor(purpose, settings), ...argumentsFor(purpose)];
    const profile = purpose === 'chromium' || purpose === 'chromium-job' ? 'nested' : 'closed';
    const [program = '', ...given] = confine(isolation, folders, config, command, settings, profile);
    const filter = openFilter(isolation, profile);
    this.#child = spawn(program, given, {
      // Its own session: signals of the terminal reach only the worker, and the group can be ended as a
      // whole.
      ...leadingTree,
      cwd: isolation.walls === 'none' ? folders.work : '/',
      env: environment(folders, settings),
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', filter ?? 'ignore'],
    });

    this.#processes = new RunProcesses(this.#child.pid ?? 0);

    if (filter !== null) {
      closeSync(filter);
    }

    this.gone = this.#whenGone();
    // The pipe is a duplex; undefined when no descriptor was left to start the process.
    this.#channel = new RunChannel(this.#child.stdio?.[channelDescriptor] as Duplex | undefined);
    this.#failed = Promise.race([this.#channel.broken, this.gone]);
    void this.#channel.closed.then(() => this.#endSoon());
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#stderr = (this.#stderr + text).slice(-stderrBytes);
    });
  }

  get isAlive(): boolean {
    return this.#child.pid !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Resolves when the process can take a job request at once. */
  async ready(): Promise<void> {
    const timer = setTimeout(() => void this.end(), limits.startMilliseconds);

    try {
      await this.#next('ready');
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Runs a job request, and ends the process.
   *
   * @throws Failure with the failure of the work, or the limit it broke.
   */
  run(
    request: SandboxRequest,
    allowance: RunAllowance,
    signal: AbortSignal,
    on: RunEvents,
  ): Promise<FinishedRun> {
    return this.runAndTake(request, allowance, signal, on, async (finished, ended) => {
      await ended;

      return finished;
    });
  }

  /**
   * Runs a job request, and calls `take` while its processes are being killed, which takes some milliseconds. Resolves
   * when both have ended.
   *
   * @throws Failure as `run`, the error of `take`, and that of `end` in its place
   */
  async runAndTake<Taken>(
    request: SandboxRequest,
    allowance: RunAllowance,
    signal: AbortSignal,
    on: RunEvents,
    take: TakeRun<Taken>,
  ): Promise<Taken> {
    let finished: FinishedRun;

    try {
      finished = await this.#work(request, allowance, signal, on);
    } catch (error) {
      await this.end();
      throw error;
    }

    const ended = this.end();
    // Handled below, where it is awaited.
    ended.catch(() => undefined);

    try {
      return await take(finished, ended);
    } finally {
      await ended;
    }
  }

  async #work(
    request: SandboxRequest,
    { wallSeconds, reaches }: RunAllowance,
    signal: AbortSignal,
    on: RunEvents,
  ): Promise<FinishedRun> {
    if (reaches !== null) {
      await this.#proxySocket.open(this.#settings.makeProxy(reaches), this.folders.web);
    }

    signal.throwIfAborted();
    // Sent first: the run begins while its watch is set up. No answer is read before this function waits.
    this.#channel.send(request);
    const stopped = new StopSignal();
    const run = { processes: this.#processes, folder: this.folders.root, wallSeconds };
    const watch = new RunWatch(run, this.#settings.config, this.#settings.clock, {
      broken: stopped.because,
      beat: (seconds) => on.beat(seconds),
    });
    const abort = () => stopped.because(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    const previews = new Previews();
    const onMessage = (message: SandboxMessage) => {
      if (message.type === 'progressed') {
        watch.noteProgress(message.progress);
        on.progressed(message.progress);
      } else if (message.type === 'page') {
        watch.notePage(message.page, message.isOpen);
      } else if (message.type === 'part') {
        on.published(message);
      }
    };
    const done = this.#next('finished', onMessage, (message) => {
      onMessage(message);
      previews.receive(message);
    });

    try {
      const finished = await Promise.race([done, stopped.promise]);
      const ended = Promise.race([this.#failed, stopped.promise]);

      return { ...finished, previews: await previews.wait(ended) };
    } catch (error) {
      throw await this.#explain(watch.explain(error));
    } finally {
      signal.removeEventListener('abort', abort);
      watch.stop();
      on.beat(watch.processorSeconds);
    }
  }

  /** Ends the process and everything it started. Its folders stay until `remove`. */
  async end(): Promise<void> {
    this.#proxySocket.close();
    this.#channel.close();

    if (this.#child.pid === undefined) {
      return;
    }

    const wasAlive = this.isAlive;

    if (wasAlive) {
      this.#processes.kill();
    }

    // Before the wait: a process that left the group may hold a pipe, and the child only counts as gone when
    // all pipes are closed.
    if (this.#settings.isolation.walls === 'none') {
      killMarked(`${mark}=${this.folders.root}\0`);
    }

    if (wasAlive) {
      await this.gone;
    }
  }

  async remove(): Promise<void> {
    await this.end();
    await rm(this.folders.root, { recursive: true, force: true });
    const { memoryGroup } = this.folders;

    if (memoryGroup !== null) {
      await this.#settings.isolation.memoryGroups?.remove(memoryGroup);
    }
  }

  /** Reports `memory-limit` for a process that the kernel killed for its memory, which looks like a crash. */
  async #explain(error: unknown): Promise<unknown> {
    const { memoryGroup } = this.folders;
    const isCrash = isFailure(error) && error.code === 'engine-crashed';

    return isCrash &&
      memoryGroup !== null &&
      (await this.#settings.isolation.memoryGroups?.wasExceeded(memoryGroup)) === true
      ? new Failure('memory-limit', 'killed by the kernel', { cause: error })
      : error;
  }

  /** Waits for one kind of message; any other end of the process is a failure. */
  #next<Type extends SandboxMessage['type']>(
    type: Type,
    onOther: (message: SandboxMessage) => void = () => {},
    afterwards: (message: SandboxMessage) => void = () => {},
  ): Promise<Extract<SandboxMessage, { type: Type }>> {
    return new Promise((resolve, reject) => {
      const settle = (action: () => void) => {
        this.#channel.listen(afterwards);
        action();
      };
      this.#channel.listen((message) => {
        if (message.type === 'failed') {
          const { code, values, detail } = message;
          settle(() => reject(new Failure(code, detail, { values })));
        } else if (message.type === type) {
          // The type was compared just above; TypeScript does not narrow by comparison with a parameter.
          settle(() => resolve(message as Extract<SandboxMessage, { type: Type }>));
        } else {
          onOther(message);
        }
      });
      void this.#failed.then((failure) => settle(() => reject(failure)));
    });
  }

  /**
   * Ends a process whose channel is closed, after a delay: it is about to exit, with a status that shows
   * which limit it broke, or it hides from its worker.
   */
  #endSoon(): void {
    const timer = setTimeout(() => void this.end(), limits.closingMilliseconds);
    void this.gone.then(() => clearTimeout(timer));
  }

  #whenGone(): Promise<Failure> {
    return new Promise((resolve) => {
      this.#child.on('error', (cause) =>
        resolve(new Failure('engine-unavailable', 'the process cannot be started', { cause })),
      );
      // `close` rather than `exit`: every message that was sent has been read by then.
      this.#child.once('close', (code, signal) => {
        resolve(failureOfExit(code, signal, this.#stderr));
      });
    });
  }
}

/** Path of the entry module: bundled if there is a bundle. */
function entryFor(purpose: ProcessPurpose, { childEntry, compiled }: SandboxSettings): string[] {
  if (purpose === 'compile') {
    return [bundlingChild, childEntry];
  }

  return [compiled === null ? childEntry : `${compiledPlace}/${bundledEntry}`];
}

function argumentsFor(purpose: ProcessPurpose): string[] {
  if (purpose === 'job' || purpose === 'chromium-job') {
    return [];
  }

  if (purpose === 'compile') {
    return [compileArgument];
  }

  return isProgram(purpose) ? [spareArgument, purpose] : [spareArgument];
}

/** A promise that never resolves and is rejected from outside. */
class StopSignal {
  because: (reason: unknown) => void = () => {};
  readonly promise = new Promise<never>((_resolve, reject) => {
    this.because = reject;
  });
}

/**
 * Environment of the child, without the worker's: that one holds the database address and the server's key.
 */
function environment(folders: RunFolders, { isolation }: SandboxSettings): NodeJS.ProcessEnv {
  const temporary = isolation.walls === 'none' ? folders.temporary : '/tmp';

  return {
    ...(process.platform === 'linux'
      ? { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C.UTF-8', HOME: temporary, TMPDIR: temporary }
      : systemVariables(temporary)),
    // Its home is another folder, so it does not find this one itself.
    OCTAVO_TESSDATA: languageFolder(),
    [mark]: folders.root,
  };
}
