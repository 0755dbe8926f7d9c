import { expect, it } from 'vitest';
import { factsOf, mapAddresses } from '../pages/tame-css.ts';
import { wordsOf } from './elements.ts';
import { parseChapter, parseXml } from './parse.ts';

const megabyte = (piece: string) => piece.repeat(Math.ceil(2 ** 20 / piece.length));

it.each(['<!--', '<![CDATA[', '<?x ', '<!DOCTYPE ', '<a ', '<a b="', '&', '&#'])(
  'reads a megabyte of "%s" that is never closed in time that grows no faster than the text',
  { timeout: 20_000 },
  (opening) => {
    parseChapter(megabyte(opening));
    parseXml(`<a>${megabyte(opening)}`);
  },
);

it('reads a style with a megabyte of comments that are never closed', { timeout: 5000 }, () => {
  expect(factsOf(`#one {} ${megabyte('/*')}`).ids).toEqual(['one']);
});

it('reads a style with a megabyte of addresses that are never closed', { timeout: 5000 }, () => {
  const css = `a { background: url(a.png) } ${megabyte('url(')}`;

  expect(mapAddresses(css, (address) => `b/${address}`)).toContain('url("b/a.png")');
});

it.each(['<i>', '<table><tr><td>', '<div class="a">'])('refuses "%s" nested thousands deep', (tag) => {
  for (const parse of [parseXml, parseChapter]) {
    expect(() => parse(megabyte(tag))).toThrowError(expect.objectContaining({ code: 'memory-limit' }));
  }
});

it('reads as many unclosed paragraphs as a file has', () => {
  const root = parseChapter('<html><body>'.concat('<p>a<br>'.repeat(20_000)));

  expect(wordsOf(root ?? undefined).length).toBeGreaterThan(20_000);
});
