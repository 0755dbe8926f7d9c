import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, parse, relative } from 'node:path';
import { Failure, isFailure } from '@octavo/contract/failures';
import type { BookBinding, BookEntry } from '@octavo/pdf/bind-book';
import type { PrintLayout } from '../chromium/page-to-pdf.ts';
import { printFolder } from '../chromium/print.ts';
import type { RunContext } from '../pdf/open.ts';
import type { InputFile } from '../run-files.ts';
import type { Book } from './book.ts';
import { bookEntries, headingsOf, targetsOf } from './contents.ts';
import { withCover } from './cover.ts';
import { joinPages } from './join-pages.ts';
import { bookFolder } from './pages/chapter-place.ts';
import { BookIds } from './pages/ids.ts';
import type { Paper } from './pages/paper.ts';
import { prepareChapter, type ReadyChapter, stageOf } from './pages/write-chapters.ts';
import {
  type BookDocument,
  groupChapters,
  LinkTargets,
  linkOrigin,
  writeDocuments,
} from './pages/write-documents.ts';
import { readBook } from './read-book.ts';

export interface BookPrint {
  readonly file: InputFile;
  readonly paper: Paper;
  readonly seconds: number;
  /** Called with the number of printed chapters. */
  report(done: number, total: number): void;
}

/**
 * Prints a book: every chapter with its own styles, joined to one PDF with contents and links.
 *
 * @throws Failure `drm-protected`, `damaged-file`, `memory-limit`, `nothing-to-show` and those of `printFolder`.
 */
export async function bookToPdf(
  print: BookPrint,
  context: RunContext,
): Promise<{ path: string; pages: number }> {
  const folder = context.workspace.newPath('book');
  const content = join(folder, bookFolder);
  await mkdir(content, { recursive: true });

  try {
    const book = await reading(() => readBook(print.file.path, print.file.kind, content));
    context.signal.throwIfAborted();

    return await printBook(book, folder, print, context);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function printBook(
  book: Book,
  folder: string,
  { file, paper, seconds, report }: BookPrint,
  context: RunContext,
): Promise<{ path: string; pages: number }> {
  const stage = stageOf(book, folder, await filesIn(join(folder, bookFolder)), new BookIds());
  const ready: ReadyChapter[] = [];

  for (const [index, chapter] of book.chapters.entries()) {
    context.signal.throwIfAborted();
    const prepared = await reading(() => prepareChapter(chapter, index, stage));
    ready.push(...(prepared === null ? [] : [prepared]));
  }

  const chapters = await withCover(ready, stage);

  if (chapters.length === 0) {
    throw new Failure('nothing-to-show', 'no chapter has content');
  }

  const groups = groupChapters(chapters);
  const places = new LinkTargets(stage, groups);
  const contents = book.contents.length > 0 ? book.contents : headingsOf(chapters);
  const documents = await writeDocuments(groups, places, targetsOf(contents), stage, paper);
  const printed = await printFolder(
    {
      folder,
      documents: documents.map(({ path }) => path),
      layout: layoutOf(paper),
      seconds,
      onPrinted: (count) => report(chaptersIn(documents.slice(0, count)), chapters.length),
    },
    context,
  );

  return joinPages(printed, bindingOf(book, file, bookEntries(contents, places)), context);
}

/** Treats any unexpected error of a parser as damage of the book. */
async function reading<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw isFailure(cause) ? cause : new Failure('damaged-file', 'the book cannot be read', { cause });
  }
}

function chaptersIn(documents: readonly BookDocument[]): number {
  return documents.reduce((sum, { chapters }) => sum + chapters.length, 0);
}

/** Default layout; each document sets its own size, margins and scale by `@page` rules. */
function layoutOf({ widthPoints, heightPoints, marginPoints }: Paper): PrintLayout {
  const margins = { top: marginPoints, right: marginPoints, bottom: marginPoints, left: marginPoints };

  return { widthPoints, heightPoints, margins, background: true, pageRules: true };
}

function bindingOf(book: Book, file: InputFile, contents: readonly BookEntry[]): BookBinding {
  return {
    title: book.title === '' ? parse(file.name).name : book.title,
    author: book.authors.join(', '),
    language: book.language,
    turnsLeft: book.turnsLeft,
    // A book without contents gets the outline of the headings Chromium found.
    contents: contents.length === 0 ? null : contents,
    linkOrigin,
  };
}

async function filesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());

  return new Set(files.map(({ parentPath, name }) => relative(folder, join(parentPath, name))));
}
