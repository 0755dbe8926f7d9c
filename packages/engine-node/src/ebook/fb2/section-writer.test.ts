import { expect, it } from 'vitest';
import { parseXml } from '../markup/parse.ts';
import { sectionMarkup } from './section-writer.ts';

const place = { addressOf: () => null, pictureOf: () => null, idOf: () => null };

function written(markup: string): string {
  const root = parseXml(markup);

  return root === null ? '' : sectionMarkup(root, place, 1);
}

it('writes elements named like object properties', () => {
  expect(written('<section><constructor>a</constructor></section>')).toBe('<section><div>a</div></section>');
});

it('keeps the words of deeply nested titles, but not the titles', () => {
  const deep = 2400;
  const markup = `${'<title><p>'.repeat(deep)}word${'</p></title>'.repeat(deep)}`;
  const made = written(`<section>${markup}</section>`);

  expect(made).toContain('word');
  expect(made.match(/<h\d/g)?.length).toBeLessThan(130);
});
