import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '@octavo/contract/failures';
import type { Note } from '@octavo/contract/job';
import { findProgram } from '../places/find-program.ts';
import { runProgram } from '../programs/run-program.ts';
import type { WantedPages } from './keep-pages.ts';

/** Conversion request for LibreOffice. */
export interface OfficeRequest {
  readonly input: string;
  /** Name of the document, for fields that show it. */
  readonly name: string;
  readonly output: string;
  readonly password?: string | undefined;
  /** Import filter, for documents LibreOffice cannot identify by their bytes. */
  readonly filter?: string;
  readonly filterOptions?: string;
  readonly options: Readonly<Record<string, unknown>>;
}

export interface OfficeResult {
  /** True when the document has anything to draw. */
  readonly content: boolean;
  /** True when its container had to be repaired first. */
  readonly repaired: boolean;
  readonly notes: readonly Note[];
  /** Pages to keep when more had to be printed than requested; null to keep all. */
  readonly pages: WantedPages | null;
}

/** Reason why LibreOffice gave no result; callers report it to the user. */
export type OfficeFailure = 'not-loaded' | 'not-converted' | 'no-such-sheet' | 'password' | 'memory';

/** LibreOffice replied that it cannot handle the request. */
export class OfficeRefused extends Error {
  readonly why: OfficeFailure;
  readonly detail: string;

  constructor(why: OfficeFailure, detail: string) {
    super(`${why}: ${detail}`);
    this.name = 'OfficeRefused';
    this.why = why;
    this.detail = detail;
  }
}

/** A LibreOffice process with its own folder, for one document. */
export interface Office {
  readonly isAlive: boolean;
  /** Resolves when a request would start at once, and also when the process has ended. */
  readonly ready: Promise<void>;
  /** @throws OfficeRefused, or Failure `engine-crashed`, `engine-unavailable`, `time-limit`, `output-limit`. */
  convert(request: OfficeRequest, onPage: (done: number, total: number) => void): Promise<OfficeResult>;
  end(): Promise<void>;
}

type ConversionEnd =
  | ({ readonly event: 'done' } & OfficeResult)
  | { readonly event: 'failed'; readonly why: OfficeFailure | 'crashed' | 'output'; readonly detail: string };

type Said =
  | { readonly event: 'ready' }
  | { readonly event: 'loaded' }
  | { readonly event: 'progress'; readonly done: number; readonly total: number }
  | ConversionEnd;

const driver = fileURLToPath(new URL('./driver/main.py', import.meta.url));
const seconds = 300;
/** Many times the start-up time on a busy machine. */
const defaultStartSeconds = 30;
const memoryBytes = 2 * 1024 ** 3;

export interface OfficeStart {
  /** True to preload components that the first document of each kind needs. */
  readonly ahead: boolean;
  /** Start-up timeout in seconds; a process that does not answer in time counts as crashed. */
  readonly startSeconds?: number;
}

/**
 * Starts LibreOffice.
 *
 * @throws Failure `engine-unavailable` when there is no LibreOffice.
 */
export function startOffice({ ahead, startSeconds = defaultStartSeconds }: OfficeStart): Office {
  const [python, soffice] = [findProgram('office-python'), findProgram('soffice')];

  if (python === null || soffice === null) {
    throw new Failure('engine-unavailable', 'LibreOffice or its Python interface is not installed', {
      values: { program: 'LibreOffice' },
    });
  }

  const folder = mkdtempSync(join(tmpdir(), 'octavo-office-'));
  const order = deferred<string>();
  const ready = deferred<void>();
  const stop = new AbortController();
  let onPage: (done: number, total: number) => void = () => {};
  let ending: ConversionEnd | null = null;
  let isAlive = true;

  const ended = runProgram({
    program: python,
    args: [
      '-B',
      driver,
      `--program=${soffice}`,
      `--start-seconds=${startSeconds}`,
      ...(ahead ? ['--ahead'] : []),
    ],
    folder,
    signal: stop.signal,
    seconds,
    memoryBytes,
    input: order.promise,
    onLine(line) {
      const event = eventIn(line);

      if (event === null || event.event === 'loaded') {
        return;
      }

      if (event.event === 'ready') {
        ready.resolve();
      } else if (event.event === 'progress') {
        onPage(event.done, event.total);
      } else {
        ending = event;
      }
    },
  }).finally(() => {
    isAlive = false;
    ready.resolve();
  });
  // `convert` reports the end of the process to its caller; a spare process has no caller yet, so this avoids
  // an unhandled rejection.
  ended.catch(() => undefined);

  return {
    get isAlive() {
      return isAlive;
    },
    ready: ready.promise,
    async convert(given, onConvertedPage) {
      onPage = onConvertedPage;
      order.resolve(`${JSON.stringify(given)}\n`);
      const { stderr } = await ended;

      return resultOf(ending, stderr);
    },
    async end() {
      stop.abort();
      order.resolve('');
      await ended.catch(() => undefined);
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** A promise that is resolved from outside. */
function deferred<Value>(): { readonly promise: Promise<Value>; resolve(value: Value): void } {
  let keep: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => {
    keep = resolve;
  });

  return { promise, resolve: (value) => keep(value) };
}

/** Parses a line of the driver. An unreadable line is ignored: the end of the driver explains the failure. */
function eventIn(line: string): Said | null {
  try {
    // Only our own driver writes here: LibreOffice has no access to its output.
    return JSON.parse(line) as Said;
  } catch {
    return null;
  }
}

function resultOf(ending: ConversionEnd | null, complaints: string): OfficeResult {
  if (ending === null) {
    throw new Failure('engine-crashed', `the driver exited without a message: ${complaints.slice(-500)}`);
  }

  if (ending.event === 'done') {
    return ending;
  }

  if (ending.why === 'crashed') {
    throw new Failure('engine-crashed', `LibreOffice: ${ending.detail}`);
  }

  if (ending.why === 'output') {
    throw new Failure('output-limit', `LibreOffice: ${ending.detail}`);
  }

  throw new OfficeRefused(ending.why, ending.detail);
}
