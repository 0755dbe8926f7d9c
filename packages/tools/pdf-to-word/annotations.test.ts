import { readFileSync } from 'node:fs';
import { openZip } from '@octavo/engine-node/archive/zip';
import { annotatedDocument } from '@octavo/testkit/pdf/annotated-document';
import { runOn } from '@octavo/testkit/run-on';
import { expect, it } from 'vitest';

const given = { name: 'annotated.pdf', bytes: annotatedDocument() };
const shown = ['boxed', 'plainly boxed', 'stamped', 'signed', 'enriched', 'filled', 'untouched'];
const unseen = ['hidden', 'unviewed'];

async function convert(tool: 'pdf-to-word' | 'pdf-to-ppt' | 'pdf-to-excel', part: string) {
  const { files } = await runOn(tool, [given]);
  const zip = await openZip(files[0]?.path ?? '');
  const xml = Buffer.from(await zip.read(part)).toString();
  zip.close();

  return { notes: files[0]?.notes ?? [], xml, text: xml.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') };
}

/** The properties of the run that begins with a word. */
function runOf(xml: string, word: string): string {
  return new RegExp(`<w:rPr>((?:(?!</w:rPr>).)*)</w:rPr><w:t[^>]*>${word}`).exec(xml)?.[1] ?? '';
}

it('converts annotations to Word: text boxes, stamps, highlights, drawings, signatures and fields', async () => {
  const { xml, text, notes } = await convert('pdf-to-word', 'word/document.xml');

  expect(shown.filter((word) => !text.includes(word))).toEqual([]);
  expect(unseen.filter((word) => text.includes(word))).toEqual([]);
  expect(runOf(xml, 'highlighted')).toMatch(/ffff00/i);
  expect(runOf(xml, 'underlined')).toContain('<w:u ');
  expect(runOf(xml, 'squiggly')).toContain('<w:u ');
  expect(runOf(xml, 'struck')).toContain('<w:strike');
  expect(runOf(xml, 'untouched')).not.toMatch(/<w:u |<w:strike|ffff00/i);
  // Ink, square and the frame of the stamp are drawings.
  expect(xml.match(/<wp:anchor /g)?.length).toBeGreaterThanOrEqual(3);
  expect(notes).toContainEqual({ code: 'comments-left', values: { count: 2 } });
});

it('converts annotations to slides', async () => {
  const { xml, text, notes } = await convert('pdf-to-ppt', 'ppt/slides/slide1.xml');

  expect(shown.filter((word) => !text.includes(word))).toEqual([]);
  expect(unseen.filter((word) => text.includes(word))).toEqual([]);
  expect(xml).toMatch(/<a:highlight><a:srgbClr val="FFFF00"\/>/);
  expect(xml).toContain('strike="sngStrike"');
  expect(notes).toContainEqual({ code: 'comments-left', values: { count: 2 } });
});

it('converts the words of annotations to sheets and text, and reports omitted marks', async () => {
  const sheets = await convert('pdf-to-excel', 'xl/sharedStrings.xml');
  const { files } = await runOn('pdf-to-txt', [given]);
  const plain = readFileSync(files[0]?.path ?? '', 'utf8');

  for (const { text, notes } of [sheets, { text: plain, notes: files[0]?.notes }]) {
    expect(shown.filter((word) => !text.includes(word))).toEqual([]);
    expect(unseen.filter((word) => text.includes(word))).toEqual([]);
    expect(notes).toContainEqual({ code: 'marks-left', values: { count: 8 } });
  }
});
