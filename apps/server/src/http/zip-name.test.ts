import { expect, it } from 'vitest';
import { zipName } from './zip-name.ts';

const named = (tool: string, ...names: string[]) =>
  zipName({ tool, inputs: names.map((name) => ({ token: '', name, failure: null })) });

it.each([
  ['split-pdf', ['report.pdf'], 'report-split.zip'],
  ['delete-pages', ['report.pdf'], 'report-delete-pages.zip'],
  ['pdf-to-jpg', ['Rapport d’été.v2.pdf'], 'Rapport d’été.v2-jpg.zip'],
  ['jpg-to-pdf', ['a.jpg', 'b.png', 'c.heic'], 'a+2-pdf.zip'],
  ['compress-pdf', ['../a:b.pdf'], 'a_b-compress.zip'],
])('%s names the zip of %j %s', (tool, names, expected) => {
  expect(named(tool, ...names)).toBe(expected);
});

it('does not count the files of options', () => {
  const inputs = [
    { token: '', name: 'logo.png', option: 'picture', failure: null },
    { token: '', name: 'a.pdf', failure: null },
    { token: '', name: 'b.pdf', failure: null },
  ];

  expect(zipName({ tool: 'watermark-pdf', inputs })).toBe('a+1-watermark.zip');
});
