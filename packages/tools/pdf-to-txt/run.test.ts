import { readFileSync } from 'node:fs';
import { featureDocument, markerOf } from '@octavo/testkit/pdf/feature-document';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

const file = { name: 'a.pdf', bytes: featureDocument({ pages: 3 }) };

it('writes the words of the chosen pages, separated by form feeds', async () => {
  const { files } = await runOn('pdf-to-txt', [file], { pages: '3,1' });
  const pages = readFileSync(files[0]?.path ?? '', 'utf8').split('\f');

  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain(markerOf('Text', 3));
  expect(pages[1]).toContain(markerOf('Text', 1));
});

it('writes Markdown and HTML files with their extensions', async () => {
  const markdown = await runOn('pdf-to-txt', [file], { format: 'md' });
  const page = await runOn('pdf-to-txt', [file], { format: 'html' });
  const html = readFileSync(page.files[0]?.path ?? '', 'utf8');

  expect(markdown.files[0]).toMatchObject({ name: 'a.md', kind: 'md' });
  expect(readFileSync(markdown.files[0]?.path ?? '', 'utf8')).toContain(markerOf('Text', 2));
  expect(page.files[0]).toMatchObject({ name: 'a.html', kind: 'html' });
  expect(html).toMatch(/^<!DOCTYPE html>\n<html[^>]*>\n<head>\n<meta charset="utf-8">/);
  expect(html).toContain(markerOf('Text', 2));
});

it('reports that no page has text', async () => {
  const { files } = await runOn('organize-pdf', [file], { order: '1,blank' });
  const blank = await runOn('organize-pdf', [{ name: 'b.pdf', bytes: readFileSync(files[0]?.path ?? '') }], {
    order: '2',
  });
  const bytes = readFileSync(blank.files[0]?.path ?? '');

  await expect(runOn('pdf-to-txt', [{ name: 'blank.pdf', bytes }])).rejects.toMatchObject({
    code: 'no-text',
  });
});
