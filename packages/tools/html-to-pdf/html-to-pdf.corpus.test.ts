import { readFileSync } from 'node:fs';
import { corpusFiles } from '@octavo/testkit/corpus';
import { popplerPages, popplerTexts, qpdfCheck } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { openTestWeb, type TestWeb } from '@octavo/testkit/test-web';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Words of the pages nobody sees: scripts, styles, what is hidden or only stands in attributes. */
const hidden =
  /<(script|style|noscript|template|svg|math|head)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]*>|&[#\w]+;/gi;

let web: TestWeb;

beforeAll(async () => {
  // Nothing answers: the pages are printed from what their files hold.
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
    // Hyphens at the ends of lines and what print styles leave out cost a few.
    expect(found.length / words.length).toBeGreaterThan(0.9);
    expect(texts.filter((text) => text === '')).toEqual([]);
  });
});
