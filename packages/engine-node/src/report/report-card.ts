import { readFile, stat } from 'node:fs/promises';
import { isFailure } from '@octavo/contract/failures';
import type { Note } from '@octavo/contract/job';
import type { FileKind } from '@octavo/contract/kinds';
import type { DocumentContent } from '@octavo/pdf/content/page-content';
import { openFileBytes } from '../file-bytes.ts';
import { printPlainly } from '../office/print-plainly.ts';
import type { RunContext } from '../pdf/open.ts';
import type { ReadablePdf } from '../pdf/open-for-reading.ts';
import { loadDocument } from '../pdfium/library.ts';
import { showPageAs } from '../pdfium/turn-page.ts';
import { likenessInOrder } from './likeness-in-order.ts';
import { pageLikeness } from './page-likeness.ts';
import { seenWords } from './seen-words.ts';
import { showsAnything } from './shows-anything.ts';
import { verdict } from './verdict.ts';
import { isPoor, wordsKept, writtenText } from './words-kept.ts';

/** Most pages rendered for comparison: more would take longer than the conversion. */
const renderedPages = 12;

/** Pages with less similarity to their source need checking. */
const enoughLikeness = 0.6;

const renderSeconds = 40;

export interface Conversion {
  readonly source: ReadablePdf;
  readonly content: DocumentContent;
  /** All parts of the written document. */
  readonly parts: ReadonlyMap<string, string | Uint8Array>;
  /** Words that the program displays although they are not in the file, such as page and list numbers. */
  readonly generated?: string;
  readonly path: string;
  readonly kind: FileKind;
  /** Writes a document of the first pages only, which is rendered when the whole would take too long. */
  writeBeginning(pages: number): Promise<string>;
}

export interface ReportCard {
  readonly notes: readonly Note[];
  /** A PDF of the first pages as they were drawn. */
  readonly drawn?: string;
}

/**
 * Compares a written document with its source: counts the words kept, and renders the first pages with
 * LibreOffice to compare them with the source. Without LibreOffice, only words are reported.
 */
export async function reportCard(conversion: Conversion, context: RunContext): Promise<ReportCard> {
  const { content, parts, generated = '' } = conversion;
  const seen = await seenWords(conversion.source.path, content.pages, context);
  const counts = wordsKept(seen, `${writtenText(parts)} ${generated}`);
  const words = counts.reduce((sum, page) => sum + page.words, 0);
  const kept = counts.reduce((sum, page) => sum + page.kept, 0);
  const share: Note['values'] = words === 0 ? {} : { words: kept / words, kept, of: words };
  const poor = counts.filter(isPoor).map(({ pageIndex }) => pageIndex);

  if (words === 0 && !showsAnything(parts)) {
    return { notes: [{ code: 'nothing-found', values: {} }] };
  }

  const rendered = await renderBack(conversion, context);
  const of = content.pages.length;

  if (rendered === null) {
    return {
      notes: [...verdict({ poor, unlike: [] }, of), { code: 'conversion-counted', values: share }],
    };
  }

  const { likeness, drawn } = rendered;
  const unlike = likeness.flatMap((value, index) => {
    const pageIndex = content.pages[index]?.pageIndex;

    return value < enoughLikeness && pageIndex !== undefined ? [pageIndex] : [];
  });
  const alike = likeness.reduce((sum, value) => sum + value, 0) / Math.max(1, likeness.length);

  const notes = [
    ...verdict({ poor, unlike }, of),
    { code: 'conversion-compared', values: { ...share, likeness: alike } },
  ];

  return { notes, drawn };
}

interface RenderedResult {
  readonly drawn: string;
  /** Similarity of each of the first pages. */
  readonly likeness: readonly number[];
}

/** Null when the document could not be rendered. */
async function renderBack(
  { source, content, path: whole, kind, writeBeginning }: Conversion,
  { workspace, signal }: RunContext,
): Promise<RenderedResult | null> {
  const path = content.pages.length <= renderedPages ? whole : await writeBeginning(renderedPages);
  const file = { name: `beginning.${kind}`, kind, path, sizeBytes: (await stat(path)).size };
  const place = { workspace, signal: AbortSignal.any([signal, AbortSignal.timeout(renderSeconds * 1000)]) };

  try {
    const drawn = await printPlainly(file, place);
    using document = await loadDocument(await readFile(drawn));
    // The original file rather than the copy modified for reading, so that reading errors show.
    using original = await loadDocument(await openFileBytes(source.path));

    for (const { pageIndex } of content.pages.slice(0, renderedPages)) {
      showPageAs(original, pageIndex, source.document.pages[pageIndex]?.rotation ?? 0);
    }

    const likeness = likenessInOrder(
      content.pages.slice(0, renderedPages).map(
        ({ pageIndex, widthPoints, heightPoints }) =>
          (other) =>
            pageLikeness(original, pageIndex, document, other, widthPoints * heightPoints),
      ),
      document.pageCount,
    );

    return { drawn, likeness };
  } catch (error) {
    signal.throwIfAborted();

    // The result is valid without a comparison: a missing, slow or broken program says nothing about it.
    if (isFailure(error) || place.signal.aborted) {
      return null;
    }

    throw error;
  }
}
