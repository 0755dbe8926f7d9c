import { drawPage } from '@octavo/engine-node/pdfium/draw';
import { loadDocument } from '@octavo/engine-node/pdfium/library';
import sharp from 'sharp';
import { PdfFile } from '../pdf/pdf-file.ts';

export interface ScanForm {
  readonly dpi?: number;
  /** Clockwise rotation of the sheet in the scanner in degrees, quarter turns and skew together. */
  readonly degrees?: number;
  readonly sizePoints?: number;
}

/** Lines of English, long enough to detect their orientation. */
export const scanLines = [
  'The quick brown fox jumps over the lazy dog while the',
  'happy judge packed twelve jugs of liquid into a box by',
  'the quiet pond. Every good boy deserves fudge and some',
  'apple pie for breakfast, although nobody would have',
  'thought that possible before the long winter began in',
  'the valley below the old mill. People then told stories',
  'about ships, gold and the great storm of that year.',
];

/** An A5 sheet with lines of Helvetica as a scanner captures it: a grey PNG. */
export async function scanPicture(lines: readonly string[], form: ScanForm = {}): Promise<Uint8Array> {
  const { dpi = 200, degrees = 0, sizePoints = 12 } = form;
  using document = await loadDocument(sheetOf(lines, sizePoints));
  const { width, height, data } = drawPage(document, 0, dpi);

  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .greyscale()
    .rotate(degrees, { background: '#ffffff' })
    .greyscale()
    .withMetadata({ density: dpi })
    .png()
    .toBuffer();
}

function sheetOf(lines: readonly string[], sizePoints: number): Uint8Array {
  const pdf = new PdfFile();
  const [catalog, tree, page] = [pdf.reserve(), pdf.reserve(), pdf.reserve()];
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n');
  const contents = pdf.stream('', `BT /F1 ${sizePoints} Tf ${sizePoints * 1.5} TL 40 520 Td\n${shown}\nET`);
  const font = pdf.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  pdf.set(catalog, `<< /Type /Catalog /Pages ${tree} 0 R >>`);
  pdf.set(tree, `<< /Type /Pages /Count 1 /Kids [${page} 0 R] >>`);
  pdf.set(
    page,
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 420 595] /Contents ${contents} 0 R
    /Resources << /Font << /F1 ${font} 0 R >> >> >>`,
  );

  return pdf.finish(catalog);
}
