import { type FailureCode, failures } from '@octavo/contract/failures';
import { describe, expect, it } from 'vitest';
import './every-language.ts';
import { failureText } from './failures.ts';
import { locales } from './locales.ts';
import { noteFigures, noteText } from './notes.ts';

const codes = Object.keys(failures) as FailureCode[];
const plainSpaceBefore = / [;:!?»]/;
const unwritten = /undefined|NaN|\{|\}/;

describe.each(locales)('failures in %s', (locale) => {
  it.each(codes)('%s has its own short sentence', (code) => {
    const text = failureText(locale, code);

    expect(text.length).toBeGreaterThan(10);
    expect(text.length).toBeLessThan(150);
    expect(text).not.toMatch(unwritten);
    expect(codes.filter((other) => failureText(locale, other) === text)).toEqual([code]);
  });

  it.each(codes)('%s ends with a full stop only after several sentences', (code) => {
    const text = failureText(locale, code);

    expect(text.endsWith('.')).toBe(/[.] /.test(text));
  });
});

it.each(codes)('%s is French with French typography', (code) => {
  const text = failureText('fr', code);

  expect(text).not.toBe(failureText('en', code));
  expect(text).not.toMatch(plainSpaceBefore);
  expect(text).not.toContain("'");
});

it('tells the tasks of this browser from those that all visitors at an address share', () => {
  const told = locales.flatMap((locale) =>
    (['free-tasks-used', 'address-tasks-used'] as const).map((code) => failureText(locale, code)),
  );

  expect(told).toEqual([
    expect.stringMatching(/^You have used your 5 free tasks for today\. /),
    expect.stringMatching(
      /^The 60 free tasks per day for all visitors at your network address are used up\. /,
    ),
    expect.stringMatching(/^Vous avez utilisé vos 5 traitements gratuits du jour\. /),
    expect.stringMatching(
      /^Les 60 traitements gratuits par jour de tous les visiteurs de votre adresse réseau sont épuisés\. /,
    ),
  ]);
});

it('inserts the values of a failure', () => {
  expect(failureText('en', 'too-few-files', { minimum: 2 })).toBe('Please select two or more PDF files');
  expect(failureText('en', 'too-few-files', { minimum: 1 })).toBe('Please select a file');
  expect(failureText('fr', 'too-few-files', { minimum: 3 })).toContain('au moins 3 fichiers');
  expect(failureText('en', 'file-too-large', { limit: 20 * 1024 * 1024 })).toContain('add up to 20 MB');
  expect(failureText('en', 'file-type-not-supported', { kind: 'jpg' })).toContain('(JPG)');
  expect(failureText('en', 'file-too-large', { each: 20 * 1024 * 1024 })).toMatch(/A file .* 20 MB\.$/);
  expect(failureText('fr', 'invalid-pages', { option: 'pages', count: 12 })).toContain('12 pages');
  expect(failureText('en', 'page-exceeds-size', { page: 7 })).toContain('Page 7');
  expect(failureText('en', 'damaged-file', { advice: 'repair' })).toContain('Repair PDF');
  expect(failureText('fr', 'damaged-file', { advice: 'repair' })).toContain('«\u00a0Réparer un PDF\u00a0»');
  expect(failureText('en', 'damaged-file')).not.toContain('Repair');
  expect(failureText('en', 'edit-not-found', { number: 3 })).toBe(
    'Change 3 refers to something that is not in the file',
  );
  expect(failureText('en', 'edit-not-possible', { number: 3, reason: 'page-missing' })).toBe(
    'Change 3 can’t be made: the page does not exist',
  );
  expect(failureText('fr', 'edit-not-possible', { reason: 'field' })).toBe(
    'Une modification est impossible\u00a0: elle concerne un champ de formulaire',
  );
});

describe('notes', () => {
  const before = 10 * 1024 * 1024;
  const compressed = { before, after: before / 4, ssim: 0.9937, ssimWorst: 0.9812 };

  it('state the effect of compression, and never round a loss to none', () => {
    const note = { code: 'compressed', values: { ...compressed, pagesMeasured: 12 } };

    expect(noteText('en', note)).toBe('From 10 MB to 2.5 MB');
    expect(noteFigures('en', note).map(({ value }) => value)).toEqual(['99.3%', '98.1%']);
    expect(
      noteFigures('fr', { code: 'compressed', values: { ...compressed, ssim: 0.99999, pagesMeasured: 1 } })[0]
        ?.value,
    ).toMatch(/^99,9\s%$/);
  });

  it('omit the visual quality when it was not measured', () => {
    expect(noteFigures('en', { code: 'compressed', values: { before, after: before * 0.96 } })).toEqual([]);
  });

  it('never round 99.99 % of the words up to all', () => {
    const note = { code: 'conversion-counted', values: { words: 0.9999, kept: 9999, of: 10_000 } };

    expect(noteText('en', note)).toMatch(/^Nearly all the text/);
    expect(noteFigures('en', note)[0]?.value).toBe('9,999 of 10,000');
    expect(noteFigures('en', { code: 'words-through', values: { words: 0.9999 } })[0]?.value).toBe('99.9%');
  });

  it('list only what was found, with page numbers from 1', () => {
    expect(noteText('en', { code: 'tables-found', values: { tables: 1, numbers: 5, dates: 0 } })).toBe(
      '1 table found, with 5 numbers',
    );
    expect(noteText('fr', { code: 'tables-found', values: { tables: 1, numbers: 0, dates: 0 } })).toBe(
      '1 tableau trouvé',
    );
    expect(noteText('en', { code: 'conversion-contents', values: { tables: 2 } })).toBe('Found: 2 tables');
    expect(noteText('en', { code: 'verdict-look', values: { count: 1, pages: '3' } })).toMatch(
      /^Check page 3:/,
    );
    expect(noteText('fr', { code: 'verdict-look', values: { count: 2, pages: '3, 7' } })).toMatch(
      /les pages 3, 7\u00a0:/,
    );
  });

  it('name an encoding by its common name', () => {
    const read = (encoding: string) => ({ code: 'encoding-guessed', values: { encoding } });

    expect(noteText('en', read('shift_jis'))).toMatch(/: Shift JIS \(Japanese\)$/);
    expect(noteText('fr', read('windows-1252'))).toMatch(/: Windows-1252 \(Europe de l’Ouest\)$/);
    expect(noteText('fr', read('utf-32le'))).toMatch(/: UTF-32LE$/);
  });

  it.each(locales)('have a neutral sentence for unknown codes, in %s', (locale) => {
    const defect = noteText(locale, { code: 'repaired', values: { what: 'constructor' } });

    expect(defect).toBe(noteText(locale, { code: 'repaired', values: {} }));
    expect(noteText(locale, { code: 'toString', values: {} })).toBe(
      noteText(locale, { code: 'never-heard-of', values: {} }),
    );
  });

  it.each([
    ['target-missed', { target: 1024 * 1024, smallest: 3 * 1024 * 1024 }],
    ['repaired', { what: 'pages-lost', count: 2 }],
    ['repaired', { what: 'pages-lost' }],
    ['page-over-size', { size: 5_000_000 }],
    ['resolution-lowered', { page: 2, dpi: 96 }],
    ['scans-not-read', { count: 3 }],
    ['pages-read', { count: 2, words: 1200, doubtful: 9 }],
    ['pages-read', { count: 1, words: 400, doubtful: 0 }],
    ['tables-found', { tables: 2, numbers: 1040, dates: 1 }],
    ['tables-cover', { words: 0.62 }],
    ['comments-left', { count: 2 }],
    ['marks-left', { count: 1 }],
    ['words-through', { words: 0.998 }],
    ['numbers-unread', { count: 2, texts: '1 2O4 · l7' }],
    ['scans-not-readable', { count: 1 }],
    ['pages-scaled', { count: 2 }],
    ['images-converted', { count: 1 }],
    ['protected', { encryption: 'aes-256' }],
    ['fields-renamed', { count: 4 }],
    ['parts-kept', { bookmarks: 23, links: 41, fields: 0 }],
    ['letters-missing', { count: 40, of: 120 }],
    ['conversion-compared', { words: 0.998, likeness: 0.84 }],
    ['conversion-compared', { likeness: 0.9 }],
    ['conversion-counted', { words: 0.97 }],
    ['conversion-counted', {}],
    ['conversion-contents', { headings: 1, tables: 2, pictures: 0, notes: 3 }],
    ['verdict-good', {}],
    ['verdict-look', { count: 2, pages: '3, 7' }],
    ['verdict-careful', { count: 9, of: 12 }],
    ['verdict-layout', { count: 4, of: 14, pages: '2, 5–7' }],
    ['verdict-layout', { count: 9, of: 14, pages: '' }],
    ['verdict-layout', { count: 1, of: 1, pages: '' }],
    ['verdict-careful', { count: 1, of: 1 }],
    ['nothing-found', {}],
  ])('%s %j is written out in both languages', (code, values) => {
    const [english, french] = locales.map((locale) => noteText(locale, { code, values }));

    expect(english).not.toMatch(unwritten);
    expect(french).not.toMatch(unwritten);
    expect(french).not.toMatch(plainSpaceBefore);
    expect(french).not.toContain("'");
    expect(french).not.toBe(english);
  });
});
