import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@octavo/i18n/locales';
import { describe, expect, it } from 'vitest';
import { pictureOf } from './pictures/pictures.server.ts';
import { readText, renderText } from './read-text.server.ts';
import { articles } from './served-articles.server.ts';

const folder = join(import.meta.dirname, 'texts');
const texts = readdirSync(folder).map((file) => {
  const [key = '', locale = ''] = file.split('.');

  return { locale, ...readText(key, readFileSync(join(folder, file), 'utf8')) };
});
const inLocale = (locale: string) => texts.filter((text) => text.locale === locale);

describe('articles of the API', () => {
  it('are listed in each language, and found by an id of any', () => {
    const [english] = articles.list('en');
    const french = articles.find('fr', english?.id ?? '');

    expect(articles.list('fr')).toHaveLength(articles.list('en').length);
    expect(french?.path).toBe(`/fr/articles/${french?.id}`);
    expect(articles.find('en', french?.id ?? '')).toMatchObject({ ...english, html: expect.any(String) });
    expect(articles.find('en', 'none')).toBeNull();
  });
});

describe('articles', () => {
  it('exist in every language, with the same day, category and tools', () => {
    for (const { summary } of inLocale('en')) {
      const { category, date, tools, key } = summary;

      for (const locale of locales) {
        const other = inLocale(locale).find((text) => text.summary.key === key);
        expect(other?.summary, `${key} in ${locale}`).toMatchObject({ category, date, tools });
      }
    }

    expect(new Set(locales.map((locale) => inLocale(locale).length)).size).toBe(1);
  });

  it('have titles, descriptions and addresses of their own', () => {
    for (const fact of ['title', 'description', 'slug'] as const) {
      expect(new Set(texts.map(({ summary }) => summary[fact])).size, fact).toBe(texts.length);
    }
  });

  it('have a picture each, drawn in the colours of the theme', () => {
    const drawn = inLocale('en').map(({ summary }) => pictureOf(summary.key));

    expect(new Set(drawn).size).toBe(drawn.length);
    expect(drawn.filter((svg) => /#[0-9a-f]{3}|rgb/i.test(svg))).toEqual([]);
    expect(() => pictureOf('none')).toThrow('none');
  });

  it.each(locales)('link only to existing tools and articles, in %s', (locale) => {
    const slugOf = (key: string) =>
      inLocale(locale).find(({ summary }) => summary.key === key)?.summary.slug ?? null;

    for (const { markdown } of inLocale(locale)) {
      expect(renderText(markdown, locale, slugOf)).not.toMatch(/href="(tool|article):/);
    }
  });

  it('are refused with a dead link, or without a required field', () => {
    expect(() => renderText('[x](tool:no-such-tool)', 'en', () => null)).toThrow('no-such-tool');
    expect(() => renderText('[x](article:none)', 'en', () => null)).toThrow('article:none');
    expect(() => readText('a', '---\ntitle: A\n---\nText')).toThrow('description');
  });

  it('keep punctuation and words together in French', () => {
    for (const { summary, markdown } of inLocale('fr')) {
      expect(`${summary.title} ${summary.description} ${markdown}`, summary.key).not.toMatch(/ [:;?!»]|« /);
    }
  });
});
