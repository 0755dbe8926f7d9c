import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '@octavo/contract/failures';
import { resolveReference } from '../container/paths.ts';
import { decodeMarkup } from '../markup/decode.ts';
import {
  attributeOf,
  descendantsOf,
  firstBelow,
  type MarkupElement,
  nameOf,
  wordsOf,
} from '../markup/elements.ts';
import { parseChapter } from '../markup/parse.ts';
import { type ChapterPlace, innerCss } from './chapter-place.ts';
import type { ChapterStyle } from './styles.ts';

/** A parsed chapter; `body` is the element whose content is shown. */
export interface ParsedChapter {
  readonly root: MarkupElement;
  readonly body: MarkupElement;
  readonly sheets: readonly ChapterStyle[];
  /** Text of the first headings, for books without contents. */
  readonly heading: string;
  /** Address of the picture when the chapter contains nothing else. */
  readonly onlyPicture: string | null;
}

/** Size limit of a chapter, far above real ones; its text is held in memory several times. */
const largestBytes = 48 * 1024 ** 2;

/** @throws Failure `memory-limit`; null for a chapter that is empty or missing. */
export async function parseFile(folder: string, place: ChapterPlace): Promise<ParsedChapter | null> {
  const bytes = await readFile(join(folder, place.path)).catch(() => new Uint8Array(0));

  if (bytes.length > largestBytes) {
    throw new Failure('memory-limit', `${place.path} has ${bytes.length} bytes`);
  }

  const text = decodeMarkup(bytes);
  const root = parseChapter(text);

  if (root === null) {
    return null;
  }

  const body = nameOf(root) === 'html' ? (firstBelow(root, 'body') ?? root) : root;

  return {
    root,
    body,
    sheets: sheetsOf(root, text, place),
    heading: headingOf(body),
    onlyPicture: onlyPictureOf(body),
  };
}

/** Style sheets of a chapter in cascade order, those inside its body last. */
function sheetsOf(root: MarkupElement, text: string, place: ChapterPlace): ChapterStyle[] {
  const sheets: ChapterStyle[] = [];
  const addFile = (href: string | null, media: string | null) => {
    const reference = href === null ? null : resolveReference(place.path, href);

    if (reference !== null && place.has(reference.path)) {
      sheets.push({ kind: 'file', path: reference.path, media });
    }
  };

  for (const [, instruction] of text.slice(0, 4096).matchAll(/<\?xml-stylesheet\s([^?]*)\?>/g)) {
    addFile(/href\s*=\s*["']([^"']+)/.exec(instruction ?? '')?.[1] ?? null, null);
  }

  for (const element of descendantsOf(root)) {
    const name = nameOf(element);

    if (name === 'style') {
      sheets.push({ kind: 'text', css: innerCss(element.textContent ?? '', place) });
    } else if (name === 'link' && isStyle(attributeOf(element, 'rel') ?? '')) {
      addFile(attributeOf(element, 'href'), attributeOf(element, 'media'));
    }
  }

  return sheets;
}

function isStyle(relation: string): boolean {
  return /\bstylesheet\b/i.test(relation) && !/\balternate\b/i.test(relation);
}

function headingOf(body: MarkupElement): string {
  for (const element of descendantsOf(body)) {
    if (/^h[1-3]$/.test(nameOf(element))) {
      return wordsOf(element).slice(0, 200);
    }
  }

  return '';
}

function onlyPictureOf(body: MarkupElement): string | null {
  const pictures = [...descendantsOf(body)].filter((element) =>
    ['img', 'image', 'object'].includes(nameOf(element)),
  );
  const [picture] = pictures;

  if (picture === undefined || pictures.length > 1 || wordsOf(body) !== '') {
    return null;
  }

  return attributeOf(picture, 'src') ?? attributeOf(picture, 'href') ?? attributeOf(picture, 'data');
}
