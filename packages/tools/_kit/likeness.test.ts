import { describe, expect, it } from 'vitest';
import { type ToolId, toolIds } from '../_gen/catalogue.ts';
import { loadCopy } from '../_gen/copy.ts';
import type { Locale, ToolCopy } from './types.ts';

const locales: readonly Locale[] = ['en', 'fr'];

/**
 * Number of consecutive words in a shingle: shorter ones match common phrases, longer ones miss slightly
 * changed sentences.
 */
const shingleWords = 4;

/** Largest share of a page's shingles that may occur on another page. */
const mostShared = 0.08;

/** Number of words from which a sentence must be unique. */
const longSentence = 7;

/**
 * True for answers about limits and file retention, which are the same on every page and use the same words.
 */
function isPromise({ answer }: ToolCopy['faq'][number]): boolean {
  return answer.includes('{retention}');
}

/** Visible sentences of a page, without option names. */
function proseOf({ subtitle, seo, howTo, faq }: ToolCopy): string[] {
  const questions = faq.filter((question) => !isPromise(question));

  return [
    subtitle,
    seo.title,
    seo.description,
    ...howTo.flatMap(({ title, text }) => [title, text]),
    ...questions.flatMap(({ ask, answer }) => [ask, answer]),
  ];
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Shingles of a page, sentence by sentence. */
function shinglesOf(texts: readonly string[]): Set<string> {
  return new Set(
    texts.map(wordsOf).flatMap((words) =>
      words.flatMap((_, start) => {
        const run = words.slice(start, start + shingleWords);

        return run.length === shingleWords ? [run.join(' ')] : [];
      }),
    ),
  );
}

/** Share of the smaller set contained in the other, from 0 to 1. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((shingle) => other.has(shingle));

  return shared.length / Math.min(one.size, other.size);
}

function sentencesOf(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split(/(?<=[.?:;])\s/))
    .filter((sentence) => wordsOf(sentence).length >= longSentence);
}

describe('likeness', () => {
  it('is the share of common word sequences', () => {
    const shingles = shinglesOf(['Drop one file on the page.']);
    expect([...shingles]).toEqual(['drop one file on', 'one file on the', 'file on the page']);
    expect(shareOf(shingles, shinglesOf(['Drop one file on the floor.']))).toBeCloseTo(2 / 3);
    expect(shareOf(shingles, shinglesOf(['Bring your drawings here, please.']))).toBe(0);
  });
});

describe.each(locales)('tool pages in %s', async (locale) => {
  const pages = await Promise.all(
    toolIds.map(async (id) => ({ id, prose: proseOf(await loadCopy(id, locale)) })),
  );

  it('are not near-copies of each other', () => {
    const shingled = pages.map(({ id, prose }) => ({ id, shingles: shinglesOf(prose) }));
    const alike = shingled.flatMap((one, index) =>
      shingled
        .slice(index + 1)
        .map((other) => ({
          pages: `${one.id} and ${other.id}`,
          share: shareOf(one.shingles, other.shingles),
        }))
        .filter(({ share }) => share > mostShared),
    );

    expect(alike).toEqual([]);
  });

  it('share no sentence with content', () => {
    const pagesOf = new Map<string, Set<ToolId>>();

    for (const { id, prose } of pages) {
      for (const sentence of sentencesOf(prose)) {
        pagesOf.set(sentence, (pagesOf.get(sentence) ?? new Set()).add(id));
      }
    }

    expect([...pagesOf].filter(([, ids]) => ids.size > 1).map(([sentence]) => sentence)).toEqual([]);
  });
});
