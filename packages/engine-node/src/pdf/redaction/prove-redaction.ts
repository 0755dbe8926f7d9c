import { readFile } from 'node:fs/promises';
import type { RedactionCheck, RedactionPlace } from '@octavo/contract/edits/redactions';
import { Failure } from '@octavo/contract/failures';
import type { Redacted } from '@octavo/editing/apply-in-stages';
import { hasRawTrace } from '@octavo/editing/redaction/find-raw-trace';
import { findTraces } from '@octavo/editing/redaction/find-traces';
import type { RedactionPlan } from '@octavo/editing/redaction/redaction-plan';
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
 * @throws Failure `redaction-incomplete` with the check, the place and the page that failed, and the id of the
 *   operation if it is known; the text never appears.
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
      throw incomplete(check, 'text', null, null);
    }

    for (const [index, search] of searches.entries()) {
      if (search.isIn(texts[index]!)) {
        const isLeft = (found: SecretSearch) => found.isIn(texts[index]!);
        throw incomplete(check, 'text', index, operationOf(plan, isLeft));
      }
    }

    context.signal.throwIfAborted();
  }

  const everywhere = plan.secrets.filter(({ pages }) => pages.size === document.pageCount);
  const [trace] = findTraces(document, new SecretSearch(plan.secrets, plan.patterns));

  if (trace !== undefined) {
    const isLeft = (found: SecretSearch) => findTraces(document, found).length > 0;
    const pageIndex = trace.pages[0] === undefined ? null : trace.pages[0] - 1;
    throw incomplete('objects', trace.place, pageIndex, operationOf(plan, isLeft));
  }

  if (hasRawTrace(document, everywhere)) {
    const isLeft = ({ secrets }: SecretSearch) => hasRawTrace(document, secrets);
    throw incomplete('bytes', 'private-data', null, operationOf(plan, isLeft));
  }

  for (const { pageIndex, areas } of plan.pages) {
    context.signal.throwIfAborted();
    const page = document.pages[pageIndex]!;
    const words = await popplerWords(path, page, context);
    const isLeft = await uncoveredArea(bytes, page, areas, words);

    if (isLeft !== null) {
      throw incomplete('areas', isLeft, pageIndex, areas[0]?.operation.id ?? null);
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

/** Id of the first operation of which a search finds something; null when the operations together are needed. */
function operationOf({ secrets }: RedactionPlan, isLeft: (search: SecretSearch) => boolean): string | null {
  const isOf = (id: string) => isLeft(new SecretSearch(secrets.filter(({ operation }) => operation === id)));

  return [...new Set(secrets.map(({ operation }) => operation))].find(isOf) ?? null;
}

function incomplete(
  check: RedactionCheck,
  place: RedactionPlace,
  pageIndex: number | null,
  operation: string | null,
): Failure {
  return new Failure('redaction-incomplete', `${check}: ${place}`, {
    values: {
      check,
      place,
      page: pageIndex === null ? 0 : pageIndex + 1,
      ...(operation === null ? {} : { operation }),
    },
  });
}
