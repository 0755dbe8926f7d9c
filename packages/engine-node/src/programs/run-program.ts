import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { Failure } from '@octavo/contract/failures';
import { findProgram, hasProgram } from '../places/find-program.ts';
import { endTree, leadingTree } from './process-tree.ts';
import { systemVariables } from './system-variables.ts';

export interface ProgramCall {
  readonly program: string;
  readonly args: readonly string[];
  /** Working directory of the program, which is also the home in its minimal environment. */
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Wall-clock seconds from the start of its input, after which the program and its children are killed. */
  readonly seconds?: number;
  /** Most bytes of private memory the program may allocate. */
  readonly memoryBytes?: number;
  /** Environment variables in addition to the few every program gets. */
  readonly variables?: Readonly<Record<string, string>>;
  /**
   * Standard input of the program. Secrets go here, never on the command line, which other processes can
   * read.
   */
  readonly input?: string | Promise<string>;
  /** Called with each line of standard output as it arrives, for interactive programs. */
  onLine?(line: string): void;
  /** Called with each line of standard error as it arrives, for programs that report progress there. */
  onComplaint?(line: string): void;
  /** Bytes of standard output kept; more is a failure. */
  readonly outputBytes?: number;
}

export interface ProgramResult {
  readonly exitCode: number;
  readonly stdout: Buffer;
  /** Last 4 KB of standard error, for the log. */
  readonly stderr: string;
}

const defaultSeconds = 120;
const defaultMemoryBytes = 1024 ** 3;
const defaultOutputBytes = 64 * 1024 ** 2;
const largestFileBytes = 1024 ** 3;

/**
 * Runs a program under limits and waits for it to end. An exit code is a result, not an error, because many
 * programs use it as their answer.
 *
 * @throws Failure `engine-unavailable` when it is not installed, `time-limit`, `output-limit`,
 * `engine-crashed` when a signal ended it.
 */
export async function runProgram(call: ProgramCall): Promise<ProgramResult> {
  call.signal.throwIfAborted();

  const program = findProgram(call.program);

  if (program === null) {
    throw new Failure('engine-unavailable', `${call.program} is not installed`, {
      values: { program: call.program },
    });
  }

  const seconds = call.seconds ?? defaultSeconds;
  const [command, args] = limited(program, call, seconds);
  const mark = process.env['OCTAVO_RUN'];
  const child = spawn(command, args, {
    cwd: call.folder,
    env: {
      ...systemVariables(call.folder),
      ...call.variables,
      // Lets the worker find processes that left their group and parent.
      ...(mark === undefined ? {} : { OCTAVO_RUN: mark }),
    },
    stdio: ['pipe', 'pipe', 'pipe'],
    ...leadingTree,
  });

  let ended: Failure | 'aborted' | null = null;
  const end = (why: Failure | 'aborted') => {
    ended ??= why;
    endTree(child);
  };
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const onAbort = () => end('aborted');
  call.signal.addEventListener('abort', onAbort);

  const chunks: Buffer[] = [];
  let kept = 0;
  let stderr = '';
  const reportedLine = call.onLine === undefined ? null : linesTo((line) => call.onLine?.(line));

  child.stdout.on('data', (chunk: Buffer) => {
    kept += chunk.length;

    if (kept > (call.outputBytes ?? defaultOutputBytes)) {
      end(new Failure('output-limit', `${call.program} wrote ${kept} bytes`));

      return;
    }

    chunks.push(chunk);
    reportedLine?.(chunk);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    const text = chunk.toString('utf8');
    stderr = (stderr + text).slice(-4096);
    text.split('\n').forEach((line) => call.onComplaint?.(line));
  });
  // A program that ends without reading its input closes the pipe; its exit code is reported instead.
  child.stdin.on('error', () => undefined);
  void Promise.resolve(call.input ?? '').then((input) => {
    if (isOver) {
      return;
    }

    timer = setTimeout(() => end(new Failure('time-limit', `${call.program}: ${seconds} s`)), seconds * 1000);
    child.stdin.end(input);
  });

  try {
    const [exitCode, exitSignal] = await new Promise<[number | null, NodeJS.Signals | null]>(
      (resolve, reject) => {
        child.once('error', reject);
        child.once('close', (code, signal) => resolve([code, signal]));
      },
    );

    if (ended === 'aborted') {
      call.signal.throwIfAborted();
    }

    if (ended !== null) {
      throw ended;
    }

    if (exitCode === null) {
      throw new Failure('engine-crashed', `${call.program} ended by ${exitSignal}: ${stderr.slice(-300)}`);
    }

    return { exitCode, stdout: Buffer.concat(chunks), stderr };
  } finally {
    isOver = true;
    clearTimeout(timer);
    call.signal.removeEventListener('abort', onAbort);
    endTree(child);
  }
}

/** Splits chunks into whole lines. */
function linesTo(onLine: (line: string) => void): (chunk: Buffer) => void {
  const decoder = new StringDecoder('utf8');
  let rest = '';

  return (chunk) => {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  };
}

function limited(program: string, call: ProgramCall, seconds: number): [string, string[]] {
  if (!hasProgram('prlimit')) {
    return [program, [...call.args]];
  }

  return [
    'prlimit',
    [
      `--data=${Math.min(call.memoryBytes ?? defaultMemoryBytes, ownLimit('data size'))}`,
      `--cpu=${Math.min(seconds, ownLimit('cpu time'))}`,
      `--fsize=${Math.min(largestFileBytes, ownLimit('file size'))}`,
      '--core=0',
      program,
      ...call.args,
    ],
  ];
}

/** Limit of this process itself: a program's limit can be lowered, never raised. */
function ownLimit(name: 'data size' | 'cpu time' | 'file size'): number {
  const [, hard = ''] = new RegExp(`^Max ${name} +\\w+ +(\\d+)`, 'm').exec(ownLimits()) ?? [];

  return hard === '' ? Number.POSITIVE_INFINITY : Number(hard);
}

let knownLimits: string | undefined;

function ownLimits(): string {
  try {
    knownLimits ??= readFileSync('/proc/self/limits', 'utf8');
  } catch {
    // A system without /proc has no prlimit either, so no limits are set.
    knownLimits = '';
  }

  return knownLimits;
}
