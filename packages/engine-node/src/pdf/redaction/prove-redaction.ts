import { readFile } from 'node:fs/promises';
import type { RedactionCheck, RedactionPlace } from '@octavo/contract/edits/redactions';
import { Failure } from '@octavo/contract/failures';
import type { Redacted } from '@octavo/editing/apply-in-stages';
import { hasRawTrace } from '@octavo/editing/redaction/find-raw-trace';
import { findTraces } from '@octavo/editing/redaction/find-traces';
import { SecretSearch } from '@octavo/editing/redaction/secret-search';
import { openPdf } from '@octavo/pdf/document';
import { codec } from '../../codec.ts';
import { pageTexts } from '../../pdfium/page-texts.ts';
import type { RunContext } from '../open.ts';
import { popplerTexts, popplerWords } from './poppler-texts.ts';
import { uncoveredArea } from './uncovered-area.ts';

/**
 * Proves that a result has nothing of what was redacted: two programs that share no code with the writer extract the
 * text, every string and stream is searched, and the covered areas are drawn.
 *
 * @throws Failure `redaction-incomplete` with the check, the place and the page that failed; the text never appears.
 */
export async function proveRedaction(path: string, { plan }: Redacted, context: RunContext): Promise<void> {
  const bytes = await readFile(path);
  const document = openPdf(bytes, codec);
  const searchOf = (pageIndex: number) =>
    new SecretSearch(plan.secrets.filter(({ pages }) => pages.has(pageIndex)));
  const searches = document.pages.map(({ index }) => searchOf(index));

  for (const [check, texts] of [
    ['poppler', await popplerTexts(path, context)],
    ['pdfium', await textsByPdfium(path)],
  ] as const) {
    if (texts.length < document.pageCount) {
      throw incomplete(check, 'text', null);
    }

    for (const [index, search] of searches.entries()) {
      if (search.isIn(texts[index]!)) {
        throw incomplete(check, 'text', index);
      }
    }

    context.signal.throwIfAborted();
  }

  const everywhere = plan.secrets.filter(({ pages }) => pages.size === document.pageCount);
  const [trace] = findTraces(document, new SecretSearch(plan.secrets, plan.patterns));

  if (trace !== undefined) {
    throw incomplete('objects', trace.place, trace.pages[0] === undefined ? null : trace.pages[0] - 1);
  }

  if (hasRawTrace(document, everywhere)) {
    throw incomplete('bytes', 'private-data', null);
  }

  for (const { pageIndex, areas } of plan.pages) {
    context.signal.throwIfAborted();
    const page = document.pages[pageIndex]!;
    const words = await popplerWords(path, page, context);
    const isLeft = await uncoveredArea(bytes, page, areas, words);

    if (isLeft !== null) {
      throw incomplete('areas', isLeft, pageIndex);
    }
  }
}

async function textsByPdfium(path: string): Promise<readonly string[]> {
  const texts: string[] = [];

  for await (const text of pageTexts(path)) {
    texts.push(text);
  }

  return texts;
}

function incomplete(check: RedactionCheck, place: RedactionPlace, pageIndex: number | null): Failure {
  return new Failure('redaction-incomplete', `${check}: ${place}`, {
    values: { check, place, page: pageIndex === null ? 0 : pageIndex + 1 },
  });
}
