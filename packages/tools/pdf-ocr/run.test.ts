import { readFileSync } from 'node:fs';
import { openZip } from '@octavo/engine-node/archive/zip';
import { drawPage } from '@octavo/engine-node/pdfium/draw';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import { featureDocument } from '@octavo/testkit/pdf/feature-document';
import { scanLines, scanPicture } from '@octavo/testkit/pictures/scan-picture';
import {
  popplerRotations,
  popplerTexts,
  popplerWords,
  qpdfCheck,
} from '@octavo/testkit/programs/independent';
import { runOn } from '@octavo/testkit/run-on';
import { describe, expect, it } from 'vitest';

const words = scanLines.join(' ').split(' ');

/** Share of the expected words that were found, in any order. */
function shareFound(text: string): number {
  const found = new Set(text.split(/\s+/));

  return words.filter((word) => found.has(word)).length / words.length;
}

const bytesOf = (path: string | undefined) => readFileSync(path ?? '');

/** A scan as it comes from an office machine: a PDF with a picture on each page. */
async function scannedPdf(...pictures: readonly Uint8Array[]): Promise<Uint8Array> {
  const given = pictures.map((bytes, index) => ({ name: `${index}.png`, bytes }));

  return bytesOf((await runOn('jpg-to-pdf', given)).files[0]?.path);
}

async function pixelsOf(bytes: Uint8Array): Promise<Buffer> {
  using document = await loadDocument(bytes);

  return Buffer.from(drawPage(document, 0, 50).data);
}

describe('a scan', () => {
  it('becomes searchable, looks the same and grows little', async () => {
    const scan = await scannedPdf(await scanPicture(scanLines));
    const { files } = await runOn('pdf-ocr', [{ name: 'scan.pdf', bytes: scan }]);
    const path = files[0]?.path ?? '';
    const bytes = bytesOf(path);

    expect(files[0]?.name).toBe('scan-ocr.pdf');
    expect(shareFound(popplerTexts(path)?.[0] ?? '')).toBeGreaterThan(0.98);
    expect(qpdfCheck(path).output).toContain('No syntax or stream encoding errors');
    expect((await pixelsOf(bytes)).equals(await pixelsOf(scan))).toBe(true);
    expect(bytes.length).toBeLessThan(scan.length * 1.1);
    expect(bytes.subarray(0, scan.length).equals(scan)).toBe(true);
  });

  it('that was made searchable becomes a document and a slide with its words', async () => {
    const scan = await scannedPdf(await scanPicture(scanLines));
    const searchable = bytesOf((await runOn('pdf-ocr', [{ name: 'scan.pdf', bytes: scan }])).files[0]?.path);

    for (const [tool, part] of [
      ['pdf-to-word', 'word/document.xml'],
      ['pdf-to-ppt', 'ppt/slides/slide1.xml'],
    ] as const) {
      const { files } = await runOn(tool, [{ name: 'scan.pdf', bytes: searchable }]);
      const zip = await openZip(files[0]?.path ?? '');
      const xml = Buffer.from(await zip.read(part)).toString();
      zip.close();
      const codes = files[0]?.notes.map(({ code }) => code);

      expect(shareFound(xml.replace(/<[^>]*>/g, ' '))).toBeGreaterThan(0.95);
      expect(codes).not.toContain('nothing-found');
      expect(codes).toContain('conversion-compared');
      expect(xml).not.toMatch(/<a:rPr[^>]*><a:solidFill><a:srgbClr val="FFFFFF"/i);
    }
  });

  it('has each word at its position', async () => {
    const { files } = await runOn('pdf-ocr', [{ name: 'scan.png', bytes: await scanPicture(scanLines) }]);
    const placed = popplerWords(files[0]?.path ?? '', 1);
    const first = placed.find(({ word }) => word === 'The');
    const quiet = placed.find(({ word }) => word === 'quiet');

    // The first line starts 40 points from the left with its baseline 75 points from the top.
    expect(first?.left).toBeCloseTo(40, -1);
    expect((first?.top ?? 0) + (first?.height ?? 0)).toBeGreaterThan(73);
    expect((first?.top ?? 0) + (first?.height ?? 0)).toBeLessThan(81);
    expect((quiet?.right ?? 0) - (quiet?.left ?? 0)).toBeGreaterThan(24);
    expect((quiet?.right ?? 0) - (quiet?.left ?? 0)).toBeLessThan(29);
  });

  it.each([90, 180, 270])('rotated by %i degrees is recognised and turned upright', async (degrees) => {
    const scan = await scannedPdf(await scanPicture(scanLines, { degrees }));
    const { files } = await runOn('pdf-ocr', [{ name: 'scan.pdf', bytes: scan }]);
    const path = files[0]?.path ?? '';

    expect(popplerRotations(path, 1)).toEqual([360 - degrees]);
    expect(shareFound(popplerTexts(path)?.[0] ?? '')).toBeGreaterThan(0.95);
    expect(files[0]?.notes).toContainEqual({ code: 'pages-turned', values: { count: 1, pages: '1' } });

    const kept = await runOn('pdf-ocr', [{ name: 'scan.pdf', bytes: scan }], { rotate: false });
    expect(popplerRotations(kept.files[0]?.path ?? '', 1)).toEqual([0]);
  });

  it.each([-4.5, 5])('skewed by %d degrees is recognised, with an unchanged picture', async (degrees) => {
    const scan = await scannedPdf(await scanPicture(scanLines, { degrees }));
    const { files } = await runOn('pdf-ocr', [{ name: 'scan.pdf', bytes: scan }]);

    expect(shareFound(popplerTexts(files[0]?.path ?? '')?.[0] ?? '')).toBeGreaterThan(0.95);
    expect((await pixelsOf(bytesOf(files[0]?.path))).equals(await pixelsOf(scan))).toBe(true);
  });

  it('becomes plain text', async () => {
    const bytes = await scanPicture(scanLines, { degrees: 180 });
    const { files } = await runOn('pdf-ocr', [{ name: 'scan.png', bytes }], { format: 'txt' });

    expect(readFileSync(files[0]?.path ?? '', 'utf8')).toContain(`${scanLines[0]} ${scanLines[1]}`);
  });

  it('that is protected stays protected', async () => {
    const scan = await scannedPdf(await scanPicture(scanLines));
    const locked = await runOn('protect-pdf', [{ name: 'scan.pdf', bytes: scan }], { password: 'geheim' });
    const given = { name: 'scan.pdf', bytes: bytesOf(locked.files[0]?.path), password: 'geheim' };
    const { files } = await runOn('pdf-ocr', [given]);

    expect(popplerTexts(files[0]?.path ?? '')).toBeNull();
    expect(shareFound(popplerTexts(files[0]?.path ?? '', 'geheim')?.[0] ?? '')).toBeGreaterThan(0.98);
  });
});

it('leaves pages with text unchanged', async () => {
  const bytes = featureDocument({ pages: 2 });
  const { files } = await runOn('pdf-ocr', [{ name: 'born.pdf', bytes }]);

  expect(bytesOf(files[0]?.path).equals(bytes)).toBe(true);
  expect(files[0]?.notes).toEqual([{ code: 'pages-with-text-kept', values: { count: 2 } }]);
});

it('reports that no words were found', async () => {
  const scan = await scannedPdf(await scanPicture(['']));
  const { files } = await runOn('pdf-ocr', [{ name: 'blank.pdf', bytes: scan }]);

  expect(files[0]?.notes).toEqual([{ code: 'pages-without-words', values: { count: 1, pages: '1' } }]);
  await expect(
    runOn('pdf-ocr', [{ name: 'blank.pdf', bytes: scan }], { format: 'txt' }),
  ).rejects.toMatchObject({ code: 'no-words' });
});

it('refuses unknown languages', async () => {
  await expect(
    runOn('pdf-ocr', [{ name: 'a.pdf', bytes: featureDocument({ pages: 1 }) }], { language: 'eng+tlh' }),
  ).rejects.toMatchObject({ code: 'illegal-input' });
});

it('makes a Word document from a scan that is upside down', async () => {
  const bytes = await scanPicture(scanLines, { degrees: 180 });
  const { files } = await runOn('pdf-ocr', [{ name: 'scan.png', bytes }], { format: 'docx' });
  const zip = await openZip(files[0]?.path ?? '');
  const document = Buffer.from(await zip.read('word/document.xml')).toString();
  zip.close();

  expect(shareFound(document.replace(/<[^>]+>/g, ' '))).toBeGreaterThan(0.95);
  expect(document).not.toContain('<w:drawing');
});
