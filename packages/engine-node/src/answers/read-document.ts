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
import { withoutLineNumbers } from './line-numbers.ts';
import { withUndrawnFields } from './undrawn-fields.ts';

interface Reading extends RunContext {
  report(done: number, total: number): void;
}

interface ReadFile {
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
  { workspace, signal, report }: Reading,
): Promise<ReadFile> {
  using opened = await openForReading(file, { workspace, signal }, true);
  const { document, pdfium } = opened;
  const pages = document.pages.map((_, index) => index);
  // Reading turns pages whose text lies on its side; citations are for the page as shown.
  const shown = document.pages.map(({ rotation, unit }) => ({ rotation, unit }));
  // Building the passages counts as one more step.
  const onRead = (done: number, of: number) => report(done, of + 1);
  const source = { pdfium, document, pages, signal, report: onRead };
  const { content, notes, whyEmpty } = await convertibleContent(
    source,
    { ocr: 'auto', language },
    { workspace, signal },
  );
  const turnsOf = shown.map(({ rotation }, index) =>
    turnOf((document.pages[index]?.rotation ?? rotation) - rotation),
  );
  const legible = {
    ...content,
    // Places of fields are those on the page as shown, and a form that lies on its side is rare.
    pages: content.pages.map((page, index) =>
      turnsOf[index] === 0
        ? withUndrawnFields(withoutIllegible(page), opened.original)
        : withoutIllegible(page),
    ),
  };
  const counted = { ...legible, pages: withoutLineNumbers(legible.pages) };
  const isRead = whyEmpty !== 'reader-missing';
  const sources = legible.pages.map((page, index): SourcePage => {
    return {
      ...sizeOf(page),
      turn: turnsOf[index] ?? 0,
      unit: shown[index]?.unit ?? 1,
      state: stateOf(content.pages[index] ?? page, isRead),

      get glyphs() {
        return page.glyphs;
      },
    };
  });

  return { read: readPassages({ layouts: layoutsOf(counted), pages: sources }), notes, whyEmpty };
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

/** A page without glyphs of unknown meaning: what cannot be read must not be cited. */
function withoutIllegible(page: PageContent): PageContent {
  return page.garbled === true && !page.scanned ? { ...page, glyphs: [] } : page;
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
