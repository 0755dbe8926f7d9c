import { expect, it } from 'vitest';
import { factsOf, mapAddresses } from '../pages/tame-css.ts';
import { wordsOf } from './elements.ts';
import { parseChapter, parseXml } from './parse.ts';

const megabyte = (piece: string) => piece.repeat(Math.ceil(2 ** 20 / piece.length));

it.each(['<!--', '<![CDATA[', '<?x ', '<!DOCTYPE ', '<a ', '<a b="', '&', '&#'])(
  'reads a megabyte of unclosed "%s" in linear time',
  { timeout: 20_000 },
  (opening) => {
    parseChapter(megabyte(opening));
    parseXml(`<a>${megabyte(opening)}`);
  },
);

it('reads a style with a megabyte of unclosed comments', { timeout: 5000 }, () => {
  expect(factsOf(`#one {} ${megabyte('/*')}`).ids).toEqual(['one']);
});

it('reads a style with a megabyte of unclosed addresses', { timeout: 5000 }, () => {
  const css = `a { background: url(a.png) } ${megabyte('url(')}`;

  expect(mapAddresses(css, (address) => `b/${address}`)).toContain('url("b/a.png")');
});

it.each(['<i>', '<table><tr><td>', '<div class="a">'])('refuses "%s" nested thousands deep', (tag) => {
  for (const parse of [parseXml, parseChapter]) {
    expect(() => parse(megabyte(tag))).toThrowError(expect.objectContaining({ code: 'memory-limit' }));
  }
});

it('reads any number of unclosed paragraphs', () => {
  const root = parseChapter('<html><body>'.concat('<p>a<br>'.repeat(20_000)));

  expect(wordsOf(root ?? undefined).length).toBeGreaterThan(20_000);
});

it('reads character references of hundreds of digits', () => {
  const reference = `&#${'9'.repeat(400)};`;

  for (const parse of [parseXml, parseChapter]) {
    expect(wordsOf(parse(`<p>a${reference}b</p>`) ?? undefined)).toBe('a\ufffdb');
    expect(wordsOf(parse(`<p>a${reference}b<br></p>`) ?? undefined)).toBe('a\ufffdb');
  }
});
