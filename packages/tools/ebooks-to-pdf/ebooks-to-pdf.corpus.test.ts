import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { contentsOf, convertBook } from '@octavo/testkit/books/converted-book';
import { corpusFiles } from '@octavo/testkit/corpus';
import { qpdfCheck } from '@octavo/testkit/programs/independent';
import { expect, it } from 'vitest';

interface ExpectedBook {
  /** Sentences that must be on the pages, in their order. */
  readonly words?: readonly string[];
  readonly pages?: readonly [least: number, most: number];
  /** Number of entries in the table of contents, at all levels. */
  readonly contents?: number;
  readonly failure?: string;
}

/** Expected result of each book; books not listed must become a PDF with text. */
const outcomes: Readonly<Record<string, ExpectedBook>> = {
  'Lorem_Ipsum_-_Andrew_Jackson.azw3': {
    words: ['Variatio Ipsius', 'Lorem ipsum dolor sit amet', 'Creative Commons CC0'],
    pages: [2, 5],
  },
  'aes128-cbc-ctr-gcm.epub': { failure: 'drm-protected' },
  'alice-ori.epub': {
    words: ['DOWN THE RABBIT-HOLE', 'PIG AND PEPPER', 'A MAD TEA-PARTY'],
    pages: [45, 80],
    contents: 14,
  },
  'epub_purvis_poetry.epub': {
    words: ['The Grave of the Slave', 'Hours of Childhood', 'May you do good and not evil'],
    pages: [22, 36],
  },
  'many-languages.fb2': {
    words: ['AZARDI Language Test Book 1', 'すべての人間は', 'العالمي لحقوق'],
    pages: [120, 240],
  },
  'sample-cp1252.mobi': { words: ['testing libmobi project', 'mobi_get_rawml'], pages: [7, 20], contents: 2 },
  'sample-drm-v1.mobi': { failure: 'drm-protected' },
  'sample-unicode-huffdic.mobi': {
    words: ['testing libmobi project', 'mobi_get_rawml'],
    pages: [10, 30],
    contents: 2,
  },
};

const squeezed = (text: string) => text.replace(/\s+/g, '').toLowerCase();

it.each(corpusFiles(/^ebooks\//))('$id', async ({ id, path }) => {
  const name = basename(id);
  const { words = [], pages = [1, 5000], contents, failure } = outcomes[name] ?? {};

  if (failure !== undefined) {
    await expect(convertBook(name, readFileSync(path))).rejects.toMatchObject({ code: failure });

    return;
  }

  const made = await convertBook(name, readFileSync(path));
  const text = squeezed(made.texts.join(''));
  const places = words.map((sentence) => text.indexOf(squeezed(sentence)));

  expect(qpdfCheck(made.path)).toMatchObject({ ok: true });
  expect(made.document.pageCount).toBeGreaterThanOrEqual(pages[0]);
  expect(made.document.pageCount).toBeLessThanOrEqual(pages[1]);
  expect(text.length).toBeGreaterThan(20);
  expect(places.map((place) => place >= 0)).toEqual(words.map(() => true));
  expect(places).toEqual(places.toSorted((a, b) => a - b));

  if (contents !== undefined) {
    expect(countOf(contentsOf(made.document))).toBe(contents);
  }
});

function countOf(entries: readonly unknown[]): number {
  return entries.reduce<number>((sum, entry) => {
    const below: unknown = Array.isArray(entry) ? entry[2] : undefined;

    return sum + 1 + (Array.isArray(below) ? countOf(below) : 0);
  }, 0);
}
