import { popplerTexts } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { describe, expect, it } from 'vitest';

async function convert(bytes: Uint8Array, options: Record<string, unknown> = {}) {
  const { files } = await runOn('txt-to-pdf', [{ name: 'a.txt', bytes }], options);
  const [file] = files;

  return {
    pages: file?.pages ?? 0,
    notes: file?.notes ?? [],
    texts: (popplerTexts(file?.path ?? '') ?? []).map((text) => text.replaceAll('\u00a0', ' ')),
  };
}

describe('a text', () => {
  it.each([
    ['Latin-1', Buffer.from('Un été à Zürich, ça va très bien à Noël', 'latin1'), 'été à Zürich'],
    ['UTF-8', Buffer.from('Čeština, ελληνικά, 漢字'), 'ελληνικά'],
    ['UTF-16 with a byte order mark', Buffer.from('\ufeffbig letters ÄÖ', 'utf16le'), 'big letters ÄÖ'],
    [
      'UTF-16 without one',
      Buffer.from('two bytes a letter, and no mark', 'utf16le').swap16(),
      'two bytes a letter',
    ],
    ['Shift-JIS', Buffer.from('8ea982cd834b8389835882f0904882d782e782ea82dc82b78142', 'hex'), 'ガラス'],
    ['GBK', Buffer.from('ced2c4dccdccccc2b2a3c1a7b6f8b2bbc9cbc9edcce5a1a3', 'hex'), '玻璃'],
  ])('in %s is decoded', async (_name, bytes, words) => {
    expect((await convert(bytes)).texts.join('')).toContain(words);
  });

  it('is decoded with a given encoding', async () => {
    const bytes = Buffer.from('cfd0c8c2c5d2', 'hex');

    expect((await convert(bytes, { encoding: 'windows-1251' })).texts[0]).toContain('ПРИВЕТ');
    expect((await convert(bytes, { encoding: 'windows-1252' })).texts[0]).toContain('ÏÐÈÂÅÒ');
  });

  it('reports a guessed encoding', async () => {
    const { notes } = await convert(Buffer.from('Un été à la mer, déjà très près de Noël', 'latin1'));

    expect(notes).toEqual([{ code: 'encoding-guessed', values: { encoding: 'windows-1252' } }]);
  });

  it('starts pages at form feeds and drops unprintable characters', async () => {
    const { pages, texts, notes } = await convert(
      Buffer.from('first\fsecond \u001b[31mred\u001b[0m \u0001\u0002end\r\n\f\fB\bBold\n\u001a'),
    );

    expect(pages).toBe(4);
    expect(texts.map((text) => text.trim())).toEqual(['first', 'second red end', '', 'Bold']);
    expect(notes).toEqual([{ code: 'characters-dropped', values: { count: 2 } }]);
  });

  it('keeps spaces, tabs and blank lines, and wraps long lines', async () => {
    const { texts, pages } = await convert(
      Buffer.from(`name\tcity\n\n\n${'x'.repeat(5000)}\n<b>&amp; not markup</b>`),
    );

    expect(pages).toBe(2);
    expect(texts.join('').replaceAll(/\s/g, '')).toContain(`${'x'.repeat(5000)}<b>&amp;notmarkup</b>`);
  });

  it('is set from right to left in such scripts', async () => {
    const { texts } = await convert(Buffer.from('אני יכול לאכול זכוכית\nEnglish line\n'));

    expect(texts.join(' ')).toMatch(/זכוכית[\s\S]*English line/);
  });

  it('reports characters without a font', async () => {
    const { notes } = await convert(Buffer.from('𠀀'.repeat(20)));

    expect(notes).toEqual([{ code: 'letters-missing', values: { count: 20, of: 20 } }]);
  });

  it.each([
    ['shaped', 'السلام عليكم لا إله إلا الله — क्षत्रिय मैं काँच — ฉันกินกระจกได้ — 나는 유리를'],
    ['composed', 'The office’s affluent waffle, déjà vu ﬁ ½ — ｶﾞﾗｽ ㍻ ⼀⼆'],
  ])('with %s characters is complete', async (_name, text) => {
    expect((await convert(Buffer.from(text))).notes).toEqual([]);
  });

  it('that is long is printed in parts without losing a line', async () => {
    const lines = Array.from(
      { length: 12_000 },
      (_, index) => `Line ${index} of a long report, with some words.`,
    );
    const { texts, pages } = await convert(Buffer.from(lines.join('\n')), { fontSize: 6, margin: 5 });
    const found = texts.join('\n').match(/Line \d+/g);

    expect(found).toHaveLength(12_000);
    expect(found?.at(-1)).toBe('Line 11999');
    expect(pages).toBeLessThan(150);
  }, 180_000);

  it.each([
    [Buffer.from(' \n\t\r\n '), 'empty-file'],
    [Buffer.alloc(21 * 1024 * 1024, 'a'), 'file-too-large'],
  ])('is refused when it is empty or too long', async (bytes, code) => {
    await expect(convert(bytes)).rejects.toMatchObject({ code });
  });
});
