import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readText } from '@octavo/ebook/mobi/text-records';
import type { Book } from '../book.ts';
import { escapeText } from '../pages/escape.ts';
import { readKf8 } from './kf8.ts';
import { mobiBook } from './mobi-book.ts';
import { openMobi } from './mobi-file.ts';
import { readMobi6 } from './mobi6.ts';

/** Reads a book of Mobipocket or Kindle into chapters in a folder. */
export async function readMobi(path: string, folder: string): Promise<Book> {
  const file = openMobi(await readFile(path));
  const text = readText(file.header, (index) => file.record(index));

  if (file.header.version >= 8) {
    return readKf8(file, text, folder);
  }

  if (file.header.version > 0) {
    return readMobi6(file, text, folder);
  }

  // PalmDOC: plain text, or HTML without a surrounding document.
  const words = file.decode(text).replace(/\0+$/, '');
  const isMarkup = /<(p|br|html|body)\b/i.test(words);
  const paragraphs = words.split(/\r\n|\r|\n/).map((line) => `<p>${escapeText(line)}</p>`);
  await writeFile(join(folder, 'text.html'), isMarkup ? words : `<body>${paragraphs.join('\n')}</body>`);

  return mobiBook(file, new Map(), [{ path: 'text.html', kind: 'markup', viewport: null }], []);
}
