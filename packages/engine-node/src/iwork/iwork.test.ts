import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { numbersFile } from '@octavo/testkit/archive/numbers-file';
import { zipFile } from '@octavo/testkit/archive/zip-file';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openIwork } from './container.ts';
import { readNumbersTables, wordsOf } from './tables.ts';
import { isWide, tablesPage } from './tables-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-iwork-'));
afterAll(() => rmSync(folder, { recursive: true }));

function given(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);

  return path;
}

const picture = { name: 'preview.jpg', bytes: 'picture' };

describe('an iWork document', () => {
  it('is found at the root of its zip or in a folder', async () => {
    const parts = [{ name: 'Index/Document.iwa', bytes: 'x' }, picture];
    const nested = parts.map((part) => ({ ...part, name: `Plan.pages/${part.name}` }));

    for (const [index, list] of [parts, nested].entries()) {
      const document = await openIwork(given(`${index}.pages`, zipFile(list)));

      expect(document.era).toBe('iwa');
      expect(await document.readPreview()).toMatchObject({ kind: 'jpg', bytes: Buffer.from('picture') });
      document.close();
    }
  });

  it('prefers a preview of the whole document to a picture of the first page', async () => {
    const parts = [
      picture,
      { name: 'index.xml', bytes: '<x/>' },
      { name: 'QuickLook/Preview.pdf', bytes: '%PDF-' },
    ];
    const document = await openIwork(given('old.pages', zipFile(parts)));

    expect(document.era).toBe('xml');
    expect((await document.readPreview())?.kind).toBe('pdf');
    document.close();
  });

  it('is recognised as locked', async () => {
    const document = await openIwork(given('locked.key', zipFile([{ name: '.iwpv2', bytes: 'x' }, picture])));

    expect(document.isProtected).toBe(true);
    document.close();
  });
});

describe('tables of Numbers', () => {
  const path = given(
    'made.numbers',
    numbersFile({
      Prices: [
        ['Fruit', 'Price'],
        ['Apple', 1.5],
      ],
      Dates: [[new Date('2026-02-03'), true]],
    }),
  );

  it('are read with formatted values', async () => {
    const tables = await readNumbersTables(path);

    expect(tables.map(({ name }) => name)).toEqual(['Prices', 'Dates']);
    expect(wordsOf(tables)).toEqual(['Fruit', 'Price', 'Apple', '1.5', '2026-02-03', '☑']);
  });

  it('are an empty list in a file without tables', async () => {
    expect(await readNumbersTables(given('no.numbers', zipFile([picture])))).toEqual([]);
  });

  it('write nothing to standard output while being read', async () => {
    const log = vi.spyOn(console, 'log');
    const damaged = zipFile([{ name: 'Index/Document.iwa', bytes: '\0\x04\0\0\x7f\x01\x02\x03' }]);

    expect(await readNumbersTables(given('damaged.numbers', damaged))).toEqual([]);
    expect(log).not.toHaveBeenCalled();
    expect(console.log).toBe(log);
    log.mockRestore();
  });

  it('become a page with escaped markup', () => {
    const cell = { text: '<b>&\n"', isNumber: false, columns: 2, rows: 1 };
    const table = { name: 'A', rows: [[cell, null]] };

    expect(tablesPage([table], 'T')).toContain('<th colspan="2">&lt;b&gt;&amp;<br>&quot;</th>');
    expect(isWide([table])).toBe(false);
    expect(isWide([{ name: 'B', rows: [Array.from({ length: 8 }, () => cell)] }])).toBe(true);
  });
});
