import { isFailure } from '@octavo/contract/failures';
import type { Note } from '@octavo/contract/job';
import type { DocumentContent } from '@octavo/pdf/content/page-content';
import type { RunContext } from '../pdf/open.ts';
import { readContent } from '../pdfium/read-content.ts';
import { contentOf, type ScanSource } from './content-of.ts';
import { readingNotes } from './reading-notes.ts';
import { isScan, showsSomething } from './scan-facts.ts';

export interface ScanChoice {
  /** `auto` runs OCR on pages without text, `all` also on the pictures of other pages. */
  readonly ocr: 'auto' | 'all' | 'off';
  readonly language: readonly string[];
}

export interface ConvertibleContent {
  readonly content: DocumentContent;
  /** Notes for the user about scanned pages, whether OCR was run or not. */
  readonly notes: readonly Note[];
  /** Reason to report if the content has no words. */
  readonly whyEmpty: 'no-text' | 'no-words' | 'reader-missing';
}

/**
 * Content of pages for a conversion. Scans are read unless OCR is off; when OCR is not available, they stay
 * pictures, and a note says so.
 *
 * @throws Failure those of `contentOf`; `reader-missing` only when OCR was requested for all pages.
 */
export async function convertibleContent(
  source: ScanSource,
  { ocr, language }: ScanChoice,
  context: RunContext,
): Promise<ConvertibleContent> {
  if (ocr === 'off') {
    return { ...unread(source, 'scans-not-read'), whyEmpty: 'no-text' };
  }

  try {
    const reading = { languages: language, levels: true, force: ocr === 'all' };
    const { content, done } = await contentOf(source, reading, context);

    const notes = readingNotes({ ...done, leftAlone: [] }, true);

    return { content, notes, whyEmpty: done.read.length > 0 ? 'no-words' : 'no-text' };
  } catch (error) {
    if (ocr === 'auto' && isFailure(error) && error.code === 'reader-missing') {
      return { ...unread(source, 'scans-not-readable'), whyEmpty: 'reader-missing' };
    }

    throw error;
  }
}

function unread(source: ScanSource, code: string): Omit<ConvertibleContent, 'whyEmpty'> {
  const content = readContent(source);
  const scans = content.pages.filter((page) => showsSomething(page) && isScan(page)).length;

  return { content, notes: scans > 0 ? [{ code, values: { count: scans } }] : [] };
}
