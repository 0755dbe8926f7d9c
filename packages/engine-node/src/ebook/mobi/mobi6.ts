import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '@octavo/contract/failures';
import { type MobiEntry, readContents } from '@octavo/ebook/mobi/contents';
import { readIndex } from '@octavo/ebook/mobi/index-records';
import { noRecord } from '@octavo/ebook/mobi/mobi-header';
import type { Book, ContentsEntry } from '../book.ts';
import { placeAnchors } from './anchors.ts';
import { mobiBook } from './mobi-book.ts';
import type { MobiFile } from './mobi-file.ts';
import { writeResources } from './write-resources.ts';

/** Default styles for MOBI 6, which formats by HTML 3 attributes. */
const mobiCss = 'p { margin: 0; text-indent: 1.5em; } .space { text-indent: 0; }';

const pageBreak = /<\s*(?:mbp:)?pagebreak[^<>]*>(?:\s*<\/\s*(?:mbp:)?pagebreak\s*>)?/gi;

/** Reads a MOBI 6 book: a single HTML stream with links by offset, split into chapters at its page breaks. */
export async function readMobi6(file: MobiFile, text: Uint8Array, folder: string): Promise<Book> {
  const resources = await writeResources(file, folder);
  const raw = Buffer.from(text.buffer, text.byteOffset, text.length).toString('latin1');
  const entries = contentsOf(file);
  const linked = [...raw.matchAll(/\bfilepos\s*=\s*["']?(\d+)/gi)].map(([, offset]) => Number(offset));
  const wanted = [...linked, ...offsetsOf(entries)].filter((offset) => offset < raw.length);
  const { markup, ids } = placeAnchors(raw, wanted);
  const pieces = piecesOf(markup);

  if (pieces.length === 0) {
    throw new Failure('damaged-file', 'no text');
  }

  const pathOfId = new Map<string, string>();

  for (const [index, piece] of pieces.entries()) {
    for (const [, id] of piece.matchAll(/\sid\s*=\s*["']?([^"'\s>]+)/gi)) {
      pathOfId.set(id ?? '', `part-${index}.html`);
    }
  }

  const addressOf = (offset: number) => {
    const id = ids.get(offset);
    const path = id === undefined ? undefined : pathOfId.get(id);

    return id === undefined || path === undefined ? null : { path, id };
  };

  await writeFile(join(folder, 'book.css'), mobiCss);

  for (const [index, piece] of pieces.entries()) {
    const body = withAddresses(piece, resources, (offset) => {
      const address = addressOf(offset);

      return address === null ? '' : `href="${address.path}#${address.id}"`;
    });
    const html = `<html><head><link rel="stylesheet" href="book.css"></head><body>${body}</body></html>`;
    await writeFile(join(folder, `part-${index}.html`), file.decode(Buffer.from(html, 'latin1')));
  }

  const asEntry = ({ label, offset, children }: MobiEntry): ContentsEntry => ({
    title: file.decode(label).replaceAll('&amp;', '&'),
    target: addressOf(offset),
    children: children.map(asEntry),
  });
  const chapters = pieces.map((_, index) => ({
    path: `part-${index}.html`,
    kind: 'markup' as const,
    viewport: null,
  }));

  return mobiBook(file, resources, chapters, entries.map(asEntry));
}

/** Splits the text at page breaks, without `html` and `body` tags; empty pieces are dropped. */
function piecesOf(markup: string): string[] {
  return withoutHeads(markup)
    .replace(/<\/?(?:html|body)\b[^<>]*>/gi, '')
    .split(pageBreak)
    .filter((piece) => /<(img|svg)\b/i.test(piece) || /[^\s]/.test(piece.replace(/<[^<>]*>/g, '')));
}

/**
 * Removes heads. An unclosed head is kept; one regular expression for both tags would take quadratic time.
 */
function withoutHeads(markup: string): string {
  const end = /<\/head\s*>/gi;
  const parts: string[] = [];
  let written = 0;

  for (const { index } of markup.matchAll(/<head\b/gi)) {
    if (index < written) {
      continue;
    }

    end.lastIndex = index;

    if (end.exec(markup) === null) {
      break;
    }

    parts.push(markup.slice(written, index));
    written = end.lastIndex;
  }

  return parts.join('') + markup.slice(written);
}

function withAddresses(
  piece: string,
  resources: ReadonlyMap<number, string>,
  linkTo: (offset: number) => string,
): string {
  return piece
    .replace(/\bfilepos\s*=\s*["']?(\d+)["']?/gi, (_, offset: string) => linkTo(Number(offset)))
    .replace(/\b(?:lo|hi)?recindex\s*=\s*["']?(\d+)["']?/gi, (_, number: string) => {
      const path = resources.get(Number(number) - 1);

      return path === undefined ? '' : `src="${path}"`;
    })
    .replace(/<(p|div|blockquote|h[1-6])\b([^<>]*)>/gi, (_, tag: string, attributes: string) =>
      spaced(tag, attributes),
    );
}

/** `height` of a paragraph is the space above it, `width` the indent of its first line. */
function spaced(tag: string, attributes: string): string {
  const rules: string[] = [];
  const rest = attributes.replace(
    /\s(height|width)\s*=\s*["']?(-?[\d.]+(?:em|pt|px|%)?)["']?/gi,
    (_, name: string, length: string) => {
      const value = /\d$/.test(length) ? `${length}px` : length;
      rules.push(name.toLowerCase() === 'height' ? `margin-top: ${value}` : `text-indent: ${value}`);

      return '';
    },
  );

  return rules.length === 0 ? `<${tag}${attributes}>` : `<${tag}${rest} style="${rules.join('; ')}">`;
}

function contentsOf(file: MobiFile): MobiEntry[] {
  if (file.header.contentsIndex === noRecord) {
    return [];
  }

  try {
    return readContents(readIndex(file.header.contentsIndex, (index) => file.record(index)));
  } catch {
    // Unreadable contents are dropped; the text is intact.
    return [];
  }
}

function offsetsOf(entries: readonly MobiEntry[]): number[] {
  return entries.flatMap(({ offset, children }) => [offset, ...offsetsOf(children)]);
}
