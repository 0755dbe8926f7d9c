import { isToolFailure } from '@octavo/contract/failures';
import type { Note } from '@octavo/contract/job';
import type { DocumentContent } from '@octavo/engine/layout/page-content';
import type { RunContext } from '../pdf/open.ts';
import { readContent } from '../pdfium/read-content.ts';
import { contentOf, type ScanSource } from './content-of.ts';
import { readingNotes } from './reading-notes.ts';
import { isScan, showsSomething } from './scan-facts.ts';

export interface ScanChoice {
  /** `auto` reads pages without text, `all` the pictures on other pages, too. */
  readonly ocr: 'auto' | 'all' | 'off';
  readonly language: readonly string[];
}

export interface ConvertibleContent {
  readonly content: DocumentContent;
  /** What a person should know of the scans among the pages, whether they were read or not. */
  readonly notes: readonly Note[];
  /** Why there are no words, should there be none. */
  readonly whyEmpty: 'no-text' | 'no-words' | 'reader-missing';
}

/**
 * What pages show, for a conversion. Scans are read unless they are not wanted to be; where nothing can read them, they
 * stay pictures, and the notes say so.
 *
 * @throws ToolFailure what `contentOf` throws; `reader-missing` only when all pages were to be read.
 */
export async function convertibleContent(
  source: ScanSource,
  { ocr, language }: ScanChoice,
  place: RunContext,
): Promise<ConvertibleContent> {
  if (ocr === 'off') {
    return { ...unread(source, 'scans-not-read'), whyEmpty: 'no-text' };
  }

  try {
    const reading = { languages: language, levels: true, force: ocr === 'all' };
    const { content, done } = await contentOf(source, reading, place);

    const notes = readingNotes({ ...done, leftAlone: [] }, true);

    return { content, notes, whyEmpty: done.read.length > 0 ? 'no-words' : 'no-text' };
  } catch (error) {
    if (ocr === 'auto' && isToolFailure(error) && error.code === 'reader-missing') {
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
