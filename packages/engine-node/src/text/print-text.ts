import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assemble } from '@octavo/engine/pdf/assemble';
import { openPdf, type PdfDocument } from '@octavo/engine/pdf/document';
import type { PlainLine } from '@octavo/engine/text/plain-text';
import type { PrintLayout } from '../chromium/page-to-pdf.ts';
import { printFolder } from '../chromium/print.ts';
import { codec } from '../codec.ts';
import { writeFileThrough } from '../file-sink.ts';
import type { Place } from '../pdf/open.ts';
import { type TextLook, textPage } from './text-page.ts';

/** What one print holds: beyond this Chromium's time grows faster than the text. */
const charactersAtOnce = 400_000;

/** A part may end this much early where a paragraph does. */
const leeway = 0.1;

export interface TextPrint {
  readonly lines: readonly PlainLine[];
  readonly look: TextLook;
  readonly layout: PrintLayout;
  readonly seconds: number;
  report(done: number, total: number): void;
}

/**
 * Sets a text on pages. A long one is printed in parts, each from the top of a page.
 *
 * @throws ToolFailure those of `printFolder`
 */
export async function printText(print: TextPrint, place: Place): Promise<{ path: string; pages: number }> {
  const folder = place.workspace.newPath('text');
  await mkdir(folder);
  const parts = partsOf(print.lines);
  const documents = parts.map((_, index) => `${index}.html`);

  for (const [index, part] of parts.entries()) {
    await writeFile(join(folder, `${index}.html`), textPage(part, print.look));
  }

  try {
    const { layout, seconds } = print;
    // Joining the parts is the last step of as many as there are parts.
    const onPrinted = (count: number) => print.report(count, parts.length + 1);
    const printed = await printFolder({ folder, documents, layout, seconds, onPrinted }, place);
    const sources: { document: PdfDocument; title: string }[] = [];

    for (const { path } of printed) {
      sources.push({ document: openPdf(await readFile(path), codec), title: '' });
      await rm(path);
    }

    const pages = sources.flatMap(({ document }, source) =>
      document.pages.map((_, page) => ({ source, page })),
    );
    const path = place.workspace.newPath('pdf');
    writeFileThrough(path, (sink) =>
      assemble({ sources, pages, bookmarks: 'none', packed: true }, sink, codec),
    );

    return { path, pages: pages.length };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Parts end where a page does, or a paragraph, if there is one near the end. */
function partsOf(lines: readonly PlainLine[]): PlainLine[][] {
  const parts: PlainLine[][] = [[]];
  let held = 0;

  for (const line of lines.flatMap(piecesOf)) {
    const isFull = held + line.text.length > charactersAtOnce;
    const mayEnd = held > charactersAtOnce * (1 - leeway) && (line.beginsPage || line.text === '');

    if (isFull || mayEnd) {
      parts.push([]);
      held = 0;
    }

    parts.at(-1)?.push(line);
    // Blank lines take room as well.
    held += line.text.length + 40;
  }

  return parts;
}

/** A line longer than a print holds goes on in a new one. */
function piecesOf(line: PlainLine): PlainLine[] {
  const pieces: PlainLine[] = [];

  for (let at = 0; at === 0 || at < line.text.length; at += charactersAtOnce) {
    const text = line.text.slice(at, at + charactersAtOnce);
    pieces.push({ text, beginsPage: line.beginsPage && at === 0 });
  }

  return pieces;
}
