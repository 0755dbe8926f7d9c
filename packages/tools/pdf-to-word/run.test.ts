import { readFileSync } from 'node:fs';
import { openZip } from '@octavo/engine-node/archive/zip';
import { heading, linked, pageBreak, paragraph, wordFile } from '@octavo/testkit/office/word-file';
import { popplerTexts } from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { beforeAll, expect, it } from 'vitest';

const text = 'Swifts sleep on the wing, and come down only to nest. ';
let printed = '';

beforeAll(async () => {
  const bytes = wordFile(
    [
      heading(1, 'Birds of May'),
      paragraph(text.repeat(6)),
      paragraph(text.repeat(3)),
      linked('web', 'more about swifts'),
      pageBreak(),
      heading(1, 'Nests'),
      paragraph('They build with what the wind carries.'),
    ],
    [{ id: 'web', type: 'hyperlink', target: 'https://example.com/birds' }],
  );
  const { files } = await runOn('word-to-pdf', [{ name: 'birds.docx', bytes }]);
  printed = files[0]?.path ?? '';
});

async function convert(options: Record<string, unknown> = {}) {
  const given = { name: 'birds.pdf', bytes: readFileSync(printed) };
  const { files } = await runOn('pdf-to-word', [given], options);
  const [file] = files;
  const path = file?.path ?? '';
  const zip = await openZip(path);

  try {
    return { file, path, xml: Buffer.from(await zip.read('word/document.xml')).toString() };
  } finally {
    zip.close();
  }
}

it('converts paragraphs, headings and links, and reports the conversion quality', async () => {
  const { file, path, xml } = await convert();
  const [verdict, card, contents] = file?.notes ?? [];

  expect(file).toMatchObject({ name: 'birds.docx', kind: 'docx' });
  expect(xml.match(/<w:pStyle w:val="Heading1"\/>/g)).toHaveLength(2);
  expect(xml).toContain(text.repeat(6).trim());
  expect(xml).toContain('<w:hyperlink r:id=');
  expect(xml.match(/<w:pageBreakBefore\/>/g)).toHaveLength(1);
  expect(verdict).toMatchObject({ code: 'verdict-good' });
  expect(card).toMatchObject({
    code: 'conversion-compared',
    values: { words: 1 },
  });
  expect(Number(card?.values['likeness'])).toBeGreaterThan(0.8);
  expect(contents).toMatchObject({ code: 'conversion-contents', values: { headings: 2 } });
  expect(contents?.values).not.toHaveProperty('tables');

  const again = await runOn('word-to-pdf', [{ name: 'again.docx', bytes: readFileSync(path) }]);
  expect(popplerTexts(again.files[0]?.path ?? '')).toEqual(popplerTexts(printed));
});

it('converts the chosen pages', async () => {
  const { file, xml } = await convert({ pages: '2' });

  expect(xml).toContain('what the wind carries');
  expect(xml).not.toContain('Birds of May');
  expect(file?.notes[1]).toMatchObject({ code: 'conversion-compared', values: { words: 1 } });
});
