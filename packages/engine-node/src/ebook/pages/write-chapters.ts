import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Book, Chapter, LinkDestination } from '../book.ts';
import { attributeOf, nameOf } from '../markup/elements.ts';
import { keptAttributes } from './attributes.ts';
import { bookAddress, bookFolder, type ChapterPlace, pictureAddress } from './chapter-place.ts';
import { ChapterWriter } from './chapter-writer.ts';
import type { WrittenChapter } from './document-markup.ts';
import { attribute } from './escape.ts';
import type { BookIds } from './ids.ts';
import { type ParsedChapter, parseFile } from './read-chapter.ts';
import { type ChapterStyle, Styles } from './styles.ts';

/** A chapter ready to go into a document; its markup is kept on disk. */
export interface ReadyChapter {
  readonly chapter: Chapter;
  /** Path of the chapter that this one replaces. */
  readonly standsFor?: string;
  /** Id of its start. */
  readonly startId: string;
  readonly sheets: readonly ChapterStyle[];
  /** Chapters with the same key may share a document; null when sharing is not possible. */
  readonly shareKey: string | null;
  readonly heading: string;
  /** Address of the picture when the chapter contains nothing else. */
  readonly onlyPicture: string | null;
  readonly sizeBytes: number;
  load(): Promise<WrittenChapter>;
}

export interface ChapterStage {
  readonly book: Book;
  /** Folder with the files of the book in `book/`; the documents to print are written next to it. */
  readonly folder: string;
  readonly files: ReadonlySet<string>;
  readonly ids: BookIds;
  /** Link targets in order of occurrence, written as `octavo-link:` and the index. */
  readonly links: LinkDestination[];
  readonly styles: Styles;
}

export function stageOf(book: Book, folder: string, files: ReadonlySet<string>, ids: BookIds): ChapterStage {
  return { book, folder, files, ids, links: [], styles: new Styles(join(folder, bookFolder)) };
}

/** Reads a chapter and rewrites it for printing; null when it is empty. */
export async function prepareChapter(
  chapter: Chapter,
  index: number,
  stage: ChapterStage,
): Promise<ReadyChapter | null> {
  if (chapter.kind === 'picture') {
    return pictureChapter(chapter, stage);
  }

  const keep = new Set<string>();
  const place = placeOf(chapter.path, keep, stage);
  const parsed = await parseFile(join(stage.folder, bookFolder), place);

  if (parsed === null) {
    return null;
  }

  const facts = await stage.styles.factsOf(parsed.sheets);
  facts.forEach(({ ids }) => ids.forEach((id) => keep.add(id)));
  const written = writtenOf(parsed, place, stage);
  const mayShare = !facts.some(({ mayBeVertical, measuresByRoot }) => mayBeVertical || measuresByRoot);
  const isVertical =
    /writing-mode/.test(written.rootAttributes) || /^<body[^>]*writing-mode/.test(written.body);
  const path = join(stage.folder, `chapter-${index}.json`);
  const text = JSON.stringify(written);
  await writeFile(path, text);

  return {
    chapter,
    startId: / id="([^"]+)"/.exec(written.rootAttributes)?.[1] ?? '',
    sheets: parsed.sheets,
    shareKey: mayShare && !isVertical && chapter.viewport === null ? JSON.stringify(parsed.sheets) : null,
    heading: parsed.heading,
    onlyPicture: parsed.onlyPicture === null ? null : pictureAddress(parsed.onlyPicture, place),
    sizeBytes: text.length,
    load: async () => JSON.parse(await readFile(path, 'utf8')) as WrittenChapter,
  };
}

function pictureChapter(chapter: Chapter, { ids }: ChapterStage): ReadyChapter {
  const address = bookAddress(chapter.path);
  const startId = ids.fresh();
  const written = {
    rootAttributes: attribute('id', startId),
    body: `<body><img${attribute('src', address)} alt=""/></body>`,
  };

  return {
    chapter,
    startId,
    sheets: [],
    shareKey: null,
    heading: '',
    onlyPicture: address,
    sizeBytes: 0,
    load: () => Promise.resolve(written),
  };
}

function placeOf(path: string, keep: ReadonlySet<string>, { files, ids, links }: ChapterStage): ChapterPlace {
  return {
    path,
    has: (name) => files.has(name),
    idFor: (id) => ids.assign(path, id, keep.has(id)),
    linkTo: (target) => `octavo-link:${links.push(target) - 1}`,
  };
}

function writtenOf(
  { root, body }: ParsedChapter,
  place: ChapterPlace,
  { book, ids }: ChapterStage,
): WrittenChapter {
  const own = nameOf(root) === 'html' ? keptAttributes(root, place) : '';
  const start = / id="/.test(own) ? '' : attribute('id', ids.fresh());
  const direction =
    hasDirection(root) || hasDirection(body) || !isRightToLeft(book.language) ? '' : ' dir="rtl"';
  const markup = new ChapterWriter(place).element(body);

  return {
    rootAttributes: own + start + direction,
    body: nameOf(body) === 'body' ? markup : `<body>${markup}</body>`,
  };
}

function hasDirection(element: ParsedChapter['root']): boolean {
  return attributeOf(element, 'dir') !== null;
}

/** True for languages written from right to left, for books that do not set a text direction. */
function isRightToLeft(language: string | null): boolean {
  return /^(ar|he|iw|fa|ur|yi|ps|sd|ug|dv|ckb|syr)\b/i.test(language ?? '');
}
