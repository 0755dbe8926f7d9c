import { Failure } from '@octavo/contract/failures';
import type { ShownBox } from '@octavo/pdf/edit/shown-space';
import type { PdfPage } from '@octavo/pdf/pages/page-tree';
import { runProgram } from '../../programs/run-program.ts';
import type { RunContext } from '../open.ts';

const extractSeconds = 120;

/**
 * Text of each page as poppler reads it.
 *
 * @throws Failure `engine-unavailable` without poppler, `output-broken` when it cannot read the file.
 */
export async function popplerTexts(path: string, context: RunContext): Promise<readonly string[]> {
  return (await extract([path, '-'], context)).split('\f');
}

/** Boxes of the words of a page as shown, in points. */
export async function popplerWords(
  path: string,
  { index, unit }: PdfPage,
  context: RunContext,
): Promise<readonly ShownBox[]> {
  const page = String(index + 1);
  const xml = await extract(['-bbox', '-cropbox', '-f', page, '-l', page, path, '-'], context);

  return [...xml.matchAll(/<word xMin="([^"]+)" yMin="([^"]+)" xMax="([^"]+)" yMax="([^"]+)"/g)].map(
    (match) => {
      const [left = 0, top = 0, right = 0, bottom = 0] = match.slice(1).map((value) => Number(value) * unit);

      return { left, top, width: right - left, height: bottom - top };
    },
  );
}

async function extract(args: readonly string[], { workspace, signal }: RunContext): Promise<string> {
  const { exitCode, stdout } = await runProgram({
    program: 'pdftotext',
    args: ['-q', '-enc', 'UTF-8', ...args],
    folder: workspace.folder,
    signal,
    seconds: extractSeconds,
  });

  if (exitCode !== 0) {
    throw new Failure('output-broken', `pdftotext ended with ${exitCode}`);
  }

  return stdout.toString('utf8');
}
