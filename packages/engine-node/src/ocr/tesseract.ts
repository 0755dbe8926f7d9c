import { Failure } from '@octavo/contract/failures';
import { type ReadLine, readHocr } from '@octavo/layout/scan/read-hocr';
import type { RunContext } from '../pdf/open.ts';
import { hasProgram } from '../places/find-program.ts';
import { runProgram } from '../programs/run-program.ts';

export interface TesseractCall {
  /** Path of a picture in a format Leptonica reads. */
  readonly path: string;
  /** Names of language data: `eng`, `chi_sim`. */
  readonly languages: readonly string[];
  /** Layout analysis: lines anywhere on the page, or in one block that fills it. */
  readonly layout: 'page' | 'block';
  readonly dpi: number;
}

const layouts = { page: '3', block: '6' } as const;

/** Time limit of a page: small print in several languages takes tens of seconds on a busy machine. */
const pageSeconds = 180;
const memoryBytes = 2 * 1024 ** 3;

/** Runs tesseract on one picture. @throws Failure `engine-unavailable`, `time-limit`, `engine-crashed` */
export async function tesseract(call: TesseractCall, context: RunContext): Promise<ReadLine[]> {
  const result = await runProgram({
    program: 'tesseract',
    args: [
      call.path,
      'stdout',
      '-l',
      call.languages.join('+'),
      '--psm',
      layouts[call.layout],
      '--oem',
      '1',
      '--dpi',
      String(call.dpi),
      'hocr',
    ],
    folder: context.workspace.folder,
    signal: context.signal,
    // Its threads spin while they wait for each other; cores are better used for several pages in parallel.
    variables: { OMP_THREAD_LIMIT: '1' },
    seconds: pageSeconds,
    memoryBytes,
  });

  if (result.exitCode !== 0) {
    throw new Failure('engine-crashed', `tesseract ended with ${result.exitCode}: ${result.stderr}`);
  }

  return readHocr(result.stdout.toString('utf8'));
}

let installed: Promise<ReadonlySet<string>> | null = null;

/** Names of the installed tesseract language data. @throws Failure `reader-missing` */
export function installedLanguages(context: RunContext): Promise<ReadonlySet<string>> {
  installed ??= listLanguages(context).catch((error: unknown) => {
    installed = null;

    throw error;
  });

  return installed;
}

async function listLanguages({ workspace, signal }: RunContext): Promise<ReadonlySet<string>> {
  if (!hasProgram('tesseract')) {
    throw new Failure('reader-missing', 'tesseract is not installed');
  }

  const { stdout } = await runProgram({
    program: 'tesseract',
    args: ['--list-langs'],
    folder: workspace.folder,
    signal,
  });
  const [, ...names] = stdout.toString('utf8').trim().split('\n');

  return new Set(names.map((name) => name.trim()));
}
