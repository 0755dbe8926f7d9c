import { isFailure } from '@octavo/contract/failures';
import type { PageContent } from '@octavo/pdf/content/page-content';
import type { RunContext } from '../pdf/open.ts';
import { runProgram } from '../programs/run-program.ts';
import { type ComparedPage, pageText } from './words-kept.ts';

const extractSeconds = 60;

/**
 * Visible words of each page, extracted by a different program than the one the content was read with:
 * poppler reads the original file, including annotations. Invisible text is subtracted. Scans and pages
 * without known characters have no text for poppler, so their words are those of our reader, as they are for
 * all pages without poppler.
 */
export async function seenWords(
  path: string,
  pages: readonly PageContent[],
  context: RunContext,
): Promise<ComparedPage[]> {
  const texts = await popplerTexts(path, pages, context);

  return pages.map((page) => {
    const text = texts?.get(page.pageIndex);

    return page.scanned || page.garbled === true || text === undefined
      ? pageText(page)
      : { pageIndex: page.pageIndex, text, unseen: page.unseenText ?? '' };
  });
}

/** Texts by page index; null when poppler is missing or cannot read the file. */
async function popplerTexts(
  path: string,
  pages: readonly PageContent[],
  { workspace, signal }: RunContext,
): Promise<ReadonlyMap<number, string> | null> {
  const indexes = pages.map(({ pageIndex }) => pageIndex);
  const first = indexes.reduce((least, index) => Math.min(least, index), Number.MAX_SAFE_INTEGER);
  const last = indexes.reduce((most, index) => Math.max(most, index), 0);
  const range = ['-f', String(first + 1), '-l', String(last + 1)];

  try {
    const { exitCode, stdout } = await runProgram({
      program: 'pdftotext',
      args: ['-q', '-enc', 'UTF-8', ...range, path, '-'],
      folder: workspace.folder,
      signal,
      seconds: extractSeconds,
    });

    return exitCode === 0
      ? new Map(
          stdout
            .toString('utf8')
            .split('\f')
            .map((text, at) => [first + at, text] as const),
        )
      : null;
  } catch (error) {
    signal.throwIfAborted();

    if (isFailure(error)) {
      return null;
    }

    throw error;
  }
}
