import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fill, promises } from '@octavo/i18n/placeholders';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { catalogue, type ToolId, toolIds } from '../_gen/catalogue.ts';
import { loadCopy } from '../_gen/copy.ts';
import { loadOptions } from '../_gen/options.ts';
import { copyLimits } from './copy-limits.ts';
import type { Locale, ToolCopy, ToolFacts } from './types.ts';

const locales: readonly Locale[] = ['en', 'fr'];
const pages = await Promise.all(
  toolIds.flatMap((id) => locales.map(async (locale) => ({ id, locale, copy: await loadCopy(id, locale) }))),
);

/** Words in braces that users of a tool type themselves. */
const typed: Partial<Record<ToolId, Readonly<Record<string, string>>>> = {
  'number-pages': { n: '1', total: '9' },
};

/** All sentences of a page with their paths: `faq.2.answer`. */
function textsOf(value: unknown, path: readonly string[] = []): [path: string, text: string][] {
  if (typeof value === 'string') {
    return [[path.join('.'), value]];
  }

  return Object.entries(value ?? {}).flatMap(([key, inner]) => textsOf(inner, [...path, key]));
}

function otherThan(path: string, start: string): boolean {
  return !path.startsWith(start);
}

/** Valid values of each choice of a tool, from its schema: `{ level: ['low', 'medium'] }`. */
function choicesOf(schema: z.ZodObject): Record<string, string[]> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  const choices = Object.entries(properties).map(([option, property]) => [option, valuesIn(property).sort()]);

  return Object.fromEntries(choices.filter(([, values]) => values?.length));
}

function valuesIn(property: z.core.JSONSchema._JSONSchema): string[] {
  if (typeof property === 'boolean') {
    return [];
  }

  const { enum: values = [], const: value, anyOf = [], items } = property;
  const own = value === undefined ? values : [value];
  const inner = [...anyOf, ...(items === undefined || Array.isArray(items) ? [] : [items])];

  return [...own.map(String), ...inner.flatMap(valuesIn)];
}

describe.each(pages)('$id in $locale', ({ id, locale, copy }) => {
  const texts = textsOf(copy);

  it('has a title and a description that search engines show in full', () => {
    const { title, description, subtitle } = copyLimits;

    expect(copy.seo.title.length).toBeGreaterThanOrEqual(title.least);
    expect(copy.seo.title.length).toBeLessThanOrEqual(title.most);
    expect(copy.seo.description.length).toBeGreaterThanOrEqual(description.least);
    expect(copy.seo.description.length).toBeLessThanOrEqual(description.most);
    expect(copy.subtitle.length).toBeGreaterThanOrEqual(subtitle.least);
    expect(copy.subtitle.length).toBeLessThanOrEqual(subtitle.most);
  });

  it('explains itself in three steps and answers four to six questions', () => {
    expect(copy.howTo).toHaveLength(copyLimits.steps);
    expect(copy.faq.length).toBeGreaterThanOrEqual(copyLimits.questions.least);
    expect(copy.faq.length).toBeLessThanOrEqual(copyLimits.questions.most);
    expect(copy.faq.filter(({ ask }) => !ask.endsWith('?'))).toEqual([]);
  });

  it('uses only known placeholders, and a count in its action only', () => {
    expect(Object.values(copy.action).filter((form) => !form.includes('{count}'))).toEqual([]);

    const elsewhere = texts.filter(([path]) => otherThan(path, 'action.'));
    const known = { ...promises(locale), ...typed[id] };
    expect(elsewhere.filter(([, text]) => /[{}]/.test(fill(text, known)))).toEqual([]);
  });

  it('has texts for every option and every choice of the schema', async () => {
    const schema = await loadOptions(id);
    const choices = Object.entries(copy.options).map(([option, words]) => [
      option,
      Object.keys(words.choices ?? {}).sort(),
    ]);

    const { optionFiles = {} }: ToolFacts = catalogue[id];
    const options = [...Object.keys(schema.shape), ...Object.keys(optionFiles)];

    expect(Object.keys(copy.options).sort()).toEqual(options.sort());
    expect(Object.fromEntries(choices.filter(([, values]) => values?.length))).toEqual(choicesOf(schema));
  });

  it('states the retention of files, by placeholder only', () => {
    expect(copy.faq.some(({ answer }) => answer.includes('{retention}'))).toBe(true);
    expect(texts.filter(([, text]) => /\bhours?\b|\bheures?\b|100 M[Bo]/.test(text))).toEqual([]);
  });

  it('contains no exclamation marks', () => {
    expect(texts.filter(([, text]) => text.includes('!'))).toEqual([]);
  });

  it('uses typographic apostrophes and single spaces', () => {
    expect(texts.filter(([, text]) => /'|"| {2}|^\s|\s$/.test(text))).toEqual([]);
  });
});

/** French pages; a tool without French copy shows its English copy until it is written. */
const french = pages.filter(
  ({ id, locale }) => locale === 'fr' && existsSync(join(import.meta.dirname, '..', id, 'copy.fr.ts')),
);

describe.each(french)('$id in French', ({ id, copy }) => {
  const texts = textsOf(copy);

  it('uses no-break spaces before punctuation', () => {
    const prose = texts.filter(([path]) => otherThan(path, 'options.pages.hint'));

    expect(texts.filter(([, text]) => / [;:!?»]|« /.test(text))).toEqual([]);
    expect(prose.filter(([, text]) => /[^\u202f][;?!]/.test(text))).toEqual([]);
  });

  it('differs from the English text', async () => {
    const english = new Map(textsOf(await loadCopy(id, 'en')));
    const sameByNature =
      /^(A\d|180°|AES-\d+|JPE?G|PNG|WebP|AVIF|BMP|Markdown|Pages|Format|Orientation|Portrait|Angle|Compression|Image)$/;

    expect(texts.filter(([path, text]) => english.get(path) === text && !sameByNature.test(text))).toEqual(
      [],
    );
  });
});

describe.each(locales)('all tool pages in %s', (locale) => {
  const copies = pages.filter((page) => page.locale === locale).map(({ copy }) => copy);
  const each = (read: (copy: ToolCopy) => string) => new Set(copies.map(read)).size;

  it('differ in title, description, subtitle and action', () => {
    expect(copies).toHaveLength(Object.keys(catalogue).length);
    expect(each(({ seo }) => seo.title)).toBe(copies.length);
    expect(each(({ seo }) => seo.description)).toBe(copies.length);
    expect(each(({ subtitle }) => subtitle)).toBe(copies.length);
    expect(each(({ action }) => action.other)).toBe(copies.length);
  });
});
