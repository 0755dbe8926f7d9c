import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '@octavo/contract/failures';
import type { Book, ContentsEntry } from '../book.ts';
import { unpack } from '../container/unpack.ts';
import { decodeMarkup } from '../markup/decode.ts';
import {
  attributeOf,
  childOf,
  childrenOf,
  descendantsOf,
  firstBelow,
  type MarkupElement,
  nameOf,
  wordsOf,
} from '../markup/elements.ts';
import { parseXml } from '../markup/parse.ts';

import { writeBinaries } from './binaries.ts';
import { fb2Css } from './fb2-css.ts';
import { type SectionPlace, sectionMarkup } from './section-writer.ts';

/** A file of the book: one chapter, the beginning of a body, or a body of notes. */
interface Fb2Part {
  readonly path: string;
  readonly elements: readonly MarkupElement[];
  readonly level: number;
}

/** Reads a FictionBook, plain or zipped, into chapters in a folder. */
export async function readFb2(path: string, folder: string): Promise<Book> {
  const { text, pictures } = await writeBinaries(decodeMarkup(await bytesOf(path, folder)), folder);
  const root = parseXml(text);

  if (root === null || nameOf(root) !== 'fictionbook') {
    throw new Failure('damaged-file', 'not a FictionBook');
  }

  const parts = partsOf(root);
  const sectionIds = new Map<MarkupElement, string>();
  const pathOfId = new Map<string, string>();

  for (const part of parts) {
    for (const element of part.elements.flatMap((each) => [each, ...descendantsOf(each)])) {
      const id =
        attributeOf(element, 'id') ?? (nameOf(element) === 'section' ? `section-${sectionIds.size}` : null);

      if (id !== null && !pathOfId.has(id)) {
        pathOfId.set(id, part.path);
      }

      if (id !== null && nameOf(element) === 'section') {
        sectionIds.set(element, id);
      }
    }
  }

  const place: SectionPlace = {
    addressOf: (id) => (pathOfId.has(id) ? `${pathOfId.get(id)}#${encodeURIComponent(id)}` : null),
    pictureOf: (id) => pictures.get(id) ?? null,
    idOf: (section) => sectionIds.get(section) ?? null,
  };
  await writeFile(join(folder, 'book.css'), fb2Css + ownCss(root));

  for (const part of parts) {
    const markup = part.elements.map((element) => sectionMarkup(element, place, part.level)).join('\n');
    await writeFile(join(folder, part.path), chapterMarkup(markup));
  }

  return bookOf(root, parts, pictures, sectionIds);
}

/** The book itself, or the first one in a zip. */
async function bytesOf(path: string, folder: string): Promise<Uint8Array> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
  await file.close();

  if (buffer.toString('latin1') !== 'PK\u0003\u0004') {
    return readFile(path);
  }

  const inside = join(folder, 'zip');
  await mkdir(inside, { recursive: true });
  const name = (await unpack(path, inside)).find((each) => /\.fb2$/i.test(each));

  if (name === undefined) {
    throw new Failure('damaged-file', 'no FictionBook in the zip');
  }

  return readFile(join(inside, name));
}

function partsOf(root: MarkupElement): Fb2Part[] {
  const parts: Fb2Part[] = [];
  const add = (elements: readonly MarkupElement[], level: number) => {
    if (elements.length > 0) {
      parts.push({ path: `part-${parts.length}.xhtml`, elements, level });
    }
  };

  for (const [index, body] of childrenOf(root, 'body').entries()) {
    const children = childrenOf(body);
    const sections = children.filter((element) => nameOf(element) === 'section');

    if (index > 0) {
      // Notes and comments are short sections, kept together in one part.
      add(children, 2);
    } else {
      add(
        children.filter((element) => nameOf(element) !== 'section'),
        1,
      );
      sections.forEach((section) => add([section], 1));
    }
  }

  if (parts.length === 0) {
    throw new Failure('damaged-file', 'a FictionBook without body');
  }

  return parts;
}

function chapterMarkup(markup: string): string {
  const head = '<head><title/><link rel="stylesheet" href="book.css"/></head>';

  return `<html xmlns="http://www.w3.org/1999/xhtml">${head}<body>${markup}</body></html>`;
}

/** CSS from the `stylesheet` elements of the book. */
function ownCss(root: MarkupElement): string {
  return childrenOf(root, 'stylesheet')
    .filter((element) => /css/i.test(attributeOf(element, 'type') ?? 'text/css'))
    .map((element) => `\n${element.textContent ?? ''}`)
    .join('');
}

function bookOf(
  root: MarkupElement,
  parts: readonly Fb2Part[],
  pictures: ReadonlyMap<string, string>,
  ids: ReadonlyMap<MarkupElement, string>,
): Book {
  const information = firstBelow(root, 'title-info');
  const cover = information === undefined ? undefined : childOf(information, 'coverpage');
  const image = cover === undefined ? undefined : firstBelow(cover, 'image');
  const coverId = image === undefined ? '' : (attributeOf(image, 'href')?.replace(/^#/, '') ?? '');

  return {
    title: wordsOf(childOf(information, 'book-title')),
    authors: (information === undefined ? [] : childrenOf(information, 'author'))
      .map(authorName)
      .filter((name) => name !== ''),
    language: wordsOf(childOf(information, 'lang')) || null,
    turnsLeft: false,
    chapters: parts.map(({ path }) => ({ path, kind: 'markup', viewport: null })),
    contents: parts.flatMap(({ path, elements }) => entriesOf(elements, path, ids, 0)),
    cover: pictures.get(coverId) ?? null,
  };
}

function authorName(author: MarkupElement): string {
  const names = ['first-name', 'middle-name', 'last-name'].map((name) => wordsOf(childOf(author, name)));
  const full = names.filter((name) => name !== '').join(' ');

  return full === '' ? wordsOf(childOf(author, 'nickname')) : full;
}

/** Contents entries for sections with a title, nested as they are; for a body of notes only its title. */
function entriesOf(
  elements: readonly MarkupElement[],
  path: string,
  ids: ReadonlyMap<MarkupElement, string>,
  level: number,
): ContentsEntry[] {
  const ownTitle = elements.length > 1 ? elements.find((element) => nameOf(element) === 'title') : undefined;

  if (ownTitle !== undefined && level === 0) {
    return [{ title: wordsOf(ownTitle), target: { path, id: null }, children: [] }];
  }

  return elements
    .filter((element) => nameOf(element) === 'section')
    .flatMap((section) => {
      const title = wordsOf(childOf(section, 'title'));
      const children = level > 16 ? [] : entriesOf(childrenOf(section), path, ids, level + 1);

      return title === '' ? children : [{ title, target: { path, id: ids.get(section) ?? null }, children }];
    });
}
