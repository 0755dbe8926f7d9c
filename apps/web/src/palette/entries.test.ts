import { locales } from '@octavo/i18n/locales';
import { paletteWords } from '@octavo/i18n/palette';
import { describe, expect, it } from 'vitest';
import { searchWords } from '../search/search-words.server.ts';
import { catalogueIn } from '../shell/catalogue.server.ts';
import { type PaletteContents, pagesFor, sectionsFor } from './entries.ts';

const offer = (recent: readonly string[] = [], locale: 'en' | 'fr' = 'en'): PaletteContents => ({
  catalogue: catalogueIn(locale),
  searchWords: searchWords(),
  recent,
  pages: pagesFor('visitor'),
  words: paletteWords(locale),
});

describe('the palette', () => {
  it('begins with the tools used last, if they still exist', () => {
    const [first] = sectionsFor(offer(['pdf-ocr', 'gone-tool', 'merge-pdf']), '');

    expect(first?.kind).toBe('recent');
    expect(first?.entries.map(({ path }) => path)).toEqual(['/pdf-ocr', '/merge-pdf']);
  });

  it('shows every tool and page without a query, each with a unique key', () => {
    const sections = sectionsFor(offer(['merge-pdf']), '  ');
    const keys = sections.flatMap(({ entries }) => entries.map(({ key }) => key));

    expect(sections.map(({ kind }) => kind)).toEqual(['recent', 'tools', 'pages']);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    ['en', 'plans', 'Pricing'],
    ['fr', 'prix', 'Tarifs'],
    ['fr', 'raccourcis', 'Raccourcis clavier'],
    ['en', 'sign up', 'Log in'],
    ['en', 'refund', 'Money-back policy'],
    ['fr', 'rgpd', 'Politique de confidentialité'],
  ] as const)('finds in %s by %s the page %s', (locale, query, name) => {
    const pages = sectionsFor(offer([], locale), query).find(({ kind }) => kind === 'pages');

    expect(pages?.entries.map((entry) => entry.name)).toContain(name);
  });

  it('shows nothing for an unknown word', () => {
    expect(sectionsFor(offer(['merge-pdf']), 'zebra')).toEqual([]);
  });

  it.each(locales)('has words for every page in %s', (locale) => {
    const { page, pageWords } = paletteWords(locale);

    expect(Object.keys(pageWords)).toEqual(Object.keys(page));
  });
});

it('offers each viewer only the pages they can open', () => {
  expect(pagesFor('open')).not.toContain('pricing');
  expect(pagesFor('open')).not.toContain('refundPolicy');
  expect(pagesFor('visitor')).not.toContain('account');
  expect(pagesFor('person')).not.toContain('logIn');
});
