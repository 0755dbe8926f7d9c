import fc from 'fast-check';
import { expect, it } from 'vitest';
import { modelText } from './model-text.ts';

it.each([
  ['a link', 'See [the terms](https://evil.example/?q=1) now', 'See the terms now'],
  ['a picture', 'A ![pixel](https://evil.example/p.png) B', 'A B'],
  ['an address', 'Go to https://evil.example/collect?x=1 now', 'Go to now'],
  ['an address without its scheme', 'Go to www.evil.example or evil.example/x now', 'Go to or now'],
  ['other schemes', 'javascript:alert(1) data:text/html,x mailto:a@b.example', ''],
  ['HTML', '<img src=x onerror=alert(1)>text<script>x</script>', 'textx'],
  ['a tag that never ends', 'text <img src="x" onerror="y', 'text'],
  ['a tag within a tag', '<scr<b>ipt>x</scr</b>ipt>', 'x'],
  ['an address around a tag', 'ht<b>tps://evil.example</b>/x', ''],
  ['emphasis and code', '**bold** `code` __x__', 'bold code x'],
  ['headings, lists and quotations', '# Title\n- one\n* two\n> three', 'Title\none\ntwo\nthree'],
  ['marks of direction and controls', 'a\u202eb\u0007c\u200bd\u2066e\u{e0041}', 'abcde'],
])('removes %s', (_what, text, plain) => {
  expect(modelText(text, [])).toBe(plain);
});

it.each([
  ['comparisons', 'a < b and b > c, 2 <3'],
  ['brackets', 'the [sic] array[0]'],
  ['prices and fractions', '$5/unit, and/or, 1/2, e.g. this'],
  ['joiners', 'می\u200cخواهم'],
  ['names with underscores', 'snake_case and __init'],
])('keeps %s', (_what, text) => {
  expect(modelText(text, [])).toBe(text);
});

it('keeps an address that stands in the document', () => {
  expect(modelText('See https://a.example/b.', ['at https://a.example/b for more'])).toBe(
    'See https://a.example/b.',
  );
});

it('takes a moment for text of any form', () => {
  const startedAt = performance.now();

  for (const piece of ['[', '![', '<a', '(', 'a-', 'a.', 'www.', '**', '__a', '\n- ', '// ']) {
    modelText(piece.repeat(24_000 / piece.length), []);
  }

  expect(performance.now() - startedAt).toBeLessThan(5000);
});

it('leaves nothing that acts, whatever it is given', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    'img',
    'script',
    ' src=',
    '[',
    ']',
    '(',
    ')',
    '!',
    'http',
    's:',
    '//',
    'evil.example',
    '/x',
    ' ',
    '\n',
    'www.',
    'java',
    'script:',
    '\u202e',
    '\u0000',
    '`',
    '**',
    'a',
    '</',
    'data:',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 20 }), (parts) => {
      const plain = modelText(parts.join(''), []);
      expect(plain).not.toMatch(/<\/?[a-z][^<>]*>|\[[^\]]*\]\(|:\/\/|\bwww\.\w|\bjavascript:\w/i);
      expect(plain).not.toMatch(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
    }),
    { numRuns: 1000 },
  );
});

it('reads the marks of an address in linear time', () => {
  const startedAt = performance.now();
  modelText(`http://example.org/${'!'.repeat(100_000)}a`, ['text']);
  expect(performance.now() - startedAt).toBeLessThan(2000);
});
