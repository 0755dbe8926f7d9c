import { expect, it } from 'vitest';
import { firstBelow } from '../markup/elements.ts';
import { isBalanced } from '../markup/is-balanced.ts';
import { parseChapter } from '../markup/parse.ts';
import type { ChapterPlace } from './chapter-place.ts';
import { ChapterWriter } from './chapter-writer.ts';

const place: ChapterPlace = {
  path: 'text/one.xhtml',
  has: (path) => path === 'images/a b.png',
  idFor: (id) => `own-${id}`,
  linkTo: ({ path, id }) => `link:${path}|${id}`,
};

function written(body: string): string {
  const root = parseChapter(`<html xmlns="http://www.w3.org/1999/xhtml"><body>${body}</body></html>`);
  const element = root === null ? undefined : firstBelow(root, 'body');

  return element === undefined
    ? ''
    : new ChapterWriter(place).element(element).replace(/^<body>|<\/body>$/g, '');
}

it.each([
  ['<p id="x">a &lt; b &nbsp;&eacute;</p>', '<p id="own-x">a &lt; b \u00a0é</p>'],
  ['<a href="../two.xhtml#n%201">t</a>', '<a href="link:two.xhtml|n 1">t</a>'],
  ['<a href="https://a.example/?b&amp;c">t</a>', '<a href="https://a.example/?b&amp;c">t</a>'],
  ['<a href="javascript:alert(1)" onclick="x()">t</a>', '<a>t</a>'],
  ['<img src="../images/a%20b.png" srcset="x 2x" alt="A"/>', '<img src="book/images/a%20b.png" alt="A"/>'],
  ['<img src="none.png" alt="Words"/><img src="http://a.example/b.png"/>', '<span>Words</span>'],
  ['<script>x</script><iframe src="a"/><p onload="x">k</p>', '<p>k</p>'],
  ['<o:p>kept</o:p><p o:x="1" style="position: fixed">f</p>', '<p>kept</p><p style="position: static">f</p>'],
  [
    '<svg viewBox="0 0 1 1"><use xlink:href="#s"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><use href="#own-s"></use></svg>',
  ],
  [
    '<object data="../images/a b.png" type="image/png">else</object>',
    '<img src="book/images/a%20b.png" alt=""/>',
  ],
  ['<object data="film.mp4">else</object>', 'else'],
])('writes %s', (given, expected) => {
  expect(written(given)).toBe(expected);
});

it('breaks words in a table only where they do not fit', () => {
  const table = (...cells: string[]) =>
    `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`;

  expect(written(table('Configuration', 'many words of a sentence'))).toContain(
    '<table data-octavo-words="whole">',
  );
  expect(written(table('Link', `https://example.com/${'path'.repeat(9)}`))).toContain('<table>');
});

it('prefers the formula of a switch', () => {
  const formula =
    '<epub:case required-namespace="http://www.w3.org/1998/Math/MathML"><math><mi>x</mi></math></epub:case>';

  expect(written(`<epub:switch>${formula}<epub:default>x</epub:default></epub:switch>`)).toBe(
    '<math xmlns="http://www.w3.org/1998/Math/MathML"><mi>x</mi></math>',
  );
});

it.each([
  '<p>a<br>b<p>c<ul><li>d<li>e',
  '<p><b>a</p></b>',
  '<p a=1 a=2 "b>x',
  `${'<div>'.repeat(3000)}deep`,
  '\u0001<p>&#x0;&unknown; &</p>',
])('writes well-formed XHTML for %#', (given) => {
  const markup = written(given);

  expect(isBalanced(markup)).toBe(true);
  expect(markup).not.toMatch(/[\u0000-\u0008]|&(?!amp;|lt;|gt;|quot;)/);
});

it.each(['constructor', 'tostring', 'valueof'])('writes an element named %s', (name) => {
  expect(written(`<${name}>a</${name}>`)).toBe(`<${name}>a</${name}>`);
});

it('reads any number of sibling elements', () => {
  expect(written('<b/>'.repeat(200_000)).length).toBeGreaterThan(200_000);
});
