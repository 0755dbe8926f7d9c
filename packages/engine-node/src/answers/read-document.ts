import type { ReadDocument } from '@octavo/answers/passages/passage';
import { readPassages } from '@octavo/answers/passages/read-passages';
import type { SourcePage } from '@octavo/answers/passages/source-page';
import type { Note } from '@octavo/contract/job';
import type { DocumentLayout } from '@octavo/layout/model';
import { readLayout } from '@octavo/layout/read-layout';
import type { DocumentContent, PageContent } from '@octavo/pdf/content/page-content';
import { turnOf } from '@octavo/pdf/pages/page-tree';
import { type ConvertibleContent, convertibleContent } from '../ocr/convertible-content.ts';
import { isScan, showsSomething } from '../ocr/scan-facts.ts';
import type { RunContext } from '../pdf/open.ts';
import { openForReading } from '../pdf/open-for-reading.ts';
import type { InputFile } from '../run-files.ts';
import { type EarlyPart, EarlyParts, type PublishPart } from './early-parts.ts';
import { withoutIllegible } from './illegible-glyphs.ts';
import { withoutLineNumbers } from './line-numbers.ts';
import { withUndrawnFields } from './undrawn-fields.ts';

interface ReadingContext extends RunContext {
  report(done: number, total: number): void;
  /** Takes parts of a file that takes long, in order, while the rest is read; not always up to the last page. */
  publish?: PublishPart;
}

interface ReadDocumentFile {
  readonly read: ReadDocument;
  /** About pages that were scanned. */
  readonly notes: readonly Note[];
  /** Reason to report if there are no passages. */
  readonly whyEmpty: ConvertibleContent['whyEmpty'];
}

/** Reads all pages of a file, scans by OCR, and turns them into passages with places on the pages as shown. */
export async function readDocument(
  file: InputFile,
  { language }: { readonly language: readonly string[] },
  { workspace, signal, report, publish }: ReadingContext,
): Promise<ReadDocumentFile> {
  using opened = await openForReading(file, { workspace, signal }, true);
  const { document, pdfium } = opened;
  const pages = document.pages.map((_, index) => index);
  // Reading turns pages whose text lies on its side; citations are for the page as shown.
  const shown = document.pages.map(({ rotation, unit }) => ({ rotation, unit }));
  const prepared = (page: PageContent, isRead: boolean): PreparedPage => {
    const { rotation, unit } = shown[page.pageIndex] ?? { rotation: 0, unit: 1 };
    const turn = turnOf((document.pages[page.pageIndex]?.rotation ?? rotation) - rotation);
    // Places of fields are those on the page as shown, and a form that lies on its side is rare.
    const legible =
      turn === 0 ? withUndrawnFields(withoutIllegible(page), opened.original) : withoutIllegible(page);

    return { legible, source: sourceOf(legible, { turn, unit, state: stateOf(page, isRead) }) };
  };
  const early = new EarlyParts((content) => publish?.(partOf(content, prepared, pages.length)));
  // Building the passages counts as one more step.
  const onRead = (done: number, of: number) => report(done, of + 1);
  const onPages = publish === undefined ? {} : { onPages: early.add.bind(early) };
  const source = { pdfium, document, pages, signal, report: onRead, ...onPages };
  const { content, notes, whyEmpty } = await convertibleContent(
    source,
    { ocr: 'auto', language },
    { workspace, signal },
  );
  const isRead = whyEmpty !== 'reader-missing';
  const all = content.pages.map((page) => prepared(page, isRead));
  const counted = { ...content, pages: withoutLineNumbers(all.map(({ legible }) => legible)) };
  const sources = all.map((page) => page.source);

  return { read: readPassages({ layouts: layoutsOf(counted), pages: sources }), notes, whyEmpty };
}

/** A page without what must not be cited, and the page that citations are for. */
interface PreparedPage {
  readonly legible: PageContent;
  readonly source: SourcePage;
}

/** Pages that follow each other, read by themselves: title, outline and tags are those of the whole file. */
function partOf(
  { fonts, pages }: Pick<DocumentContent, 'fonts' | 'pages'>,
  prepared: (page: PageContent, isRead: boolean) => PreparedPage,
  pageCount: number,
): EarlyPart {
  const all = pages.map((page) => prepared(page, true));
  const untagged = all.map(({ legible }) => ({ ...legible, tags: null }));
  const content: DocumentContent = {
    fonts,
    pages: withoutLineNumbers(untagged),
    outline: [],
    tags: [],
    title: null,
    author: null,
    creator: null,
    language: null,
  };
  // By index in the file; the pages before and after are not needed.
  const sources: SourcePage[] = [];

  for (const [index, { pageIndex }] of pages.entries()) {
    sources[pageIndex] = all[index]!.source;
  }

  const read = readPassages({ layouts: layoutsOf(content), pages: sources });
  const firstIndex = pages[0]?.pageIndex ?? 0;
  const lastPage = firstIndex + pages.length;

  return { read: { ...read, pages: read.pages.slice(firstIndex, lastPage) }, lastPage, pageCount };
}

function sourceOf(page: PageContent, rest: Pick<SourcePage, 'turn' | 'unit' | 'state'>): SourcePage {
  return {
    ...sizeOf(page),
    ...rest,

    get glyphs() {
      return page.glyphs;
    },
  };
}

/**
 * Pages that are laid out together. The layout of a thousand pages takes more memory than a run has; repeated headers
 * and usual sizes show within far fewer.
 */
const pagesTogether = 200;

function* layoutsOf(content: DocumentContent): Iterable<DocumentLayout> {
  for (let from = 0; from < content.pages.length; from += pagesTogether) {
    const pages = content.pages.slice(from, from + pagesTogether);
    yield readLayout({ ...content, pages }, { acrossPages: true, drawingsAsText: true, sources: true });
  }
}

function sizeOf({ widthPoints, heightPoints }: PageContent) {
  return { width: widthPoints, height: heightPoints };
}

/** `isRead`: OCR was available. */
function stateOf(page: PageContent, isRead: boolean): SourcePage['state'] {
  if (page.scanned) {
    return 'scanned';
  }

  const hasText = page.glyphs.some(({ text }) => text.trim() !== '');

  if (page.garbled === true) {
    return 'unread';
  }

  return hasText ? 'text' : !isRead && isScan(page) && showsSomething(page) ? 'unread' : 'empty';
}
