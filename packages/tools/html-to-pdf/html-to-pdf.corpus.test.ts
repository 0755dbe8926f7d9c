import { readFileSync } from 'node:fs';
import { corpusFiles } from '@octavo/testkit/corpus';
import { popplerPages, popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { openTestWeb, type TestWeb } from '@octavo/testkit/test-web';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Invisible content of the pages: scripts, styles, hidden elements and attributes. */
const hidden =
  /<(script|style|noscript|template|svg|math|head)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]*>|&[#\w]+;/gi;

let web: TestWeb;

beforeAll(async () => {
  // The web does not respond: pages are printed from the content of their files alone.
  web = await openTestWeb({});
});

afterAll(() => web.close());

describe.each(corpusFiles(/^html\//))('$id', ({ id, path }) => {
  it.each([{}, { singlePage: true, width: 'desktop' }])('is printed with its words: %j', async (options) => {
    const bytes = readFileSync(path);
    const { files } = await runOn('html-to-pdf', [{ name: id.slice(5), bytes }], options, web.proxy);
    const [file] = files;
    const texts = popplerTexts(file?.path ?? '') ?? [];
    const printed = new Set(texts.join(' ').match(/\p{L}{4,}/gu) ?? []);
    const words = [
      ...new Set(
        bytes
          .toString('utf8')
          .replace(hidden, ' ')
          .match(/\p{L}{4,}/gu) ?? [],
      ),
    ];
    const found = words.filter((word) => printed.has(word));

    expect(qpdfCheck(file?.path ?? '').ok).toBe(true);
    expect(popplerPages(file?.path ?? '')).toBe(file?.pages);
    // Hyphenation and print styles may remove a few words.
    expect(found.length / words.length).toBeGreaterThan(0.9);
    expect(texts.filter((text) => text === '')).toEqual([]);
  });
});
