import { PdfFile } from './pdf-file.ts';

const flags = { hidden: 2, print: 4, noView: 32 } as const;

/**
 * Quadrilateral over words that begin at this point, with letters 6 points wide: about half the font size of
 * 12.
 */
function quad(left: number, baseline: number, letters: number): string {
  const [right, top, bottom] = [left + letters * 6, baseline + 10, baseline - 3];

  return `/Rect [${left} ${bottom} ${right} ${top}] /QuadPoints [${left} ${top} ${right} ${top} ${left} ${bottom} ${right} ${bottom}]`;
}

/**
 * A page of text with annotations of each kind over and beside it, each identified by its own words. In
 * Courier, letters of 10 points are 6 points wide.
 */
export function annotatedDocument(): Uint8Array {
  const file = new PdfFile();
  const pages = file.reserve();
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>');
  const words = (text: string, more = '') =>
    file.stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 200 40] /Resources << /Font << /F ${font} 0 R >> >>`,
      `${more} BT /F 10 Tf 4 14 Td (${text}) Tj ET`,
    );
  const shown = (subtype: string, bottom: number, text: string, more = '') =>
    `/Subtype /${subtype} /Rect [60 ${bottom} 260 ${bottom + 40}] /AP << /N ${words(text)} 0 R >> ${more}`;
  const frame = words('stamped', '0 0.5 0 RG 1 1 198 38 re S');
  const annotations = [
    shown('FreeText', 400, 'boxed', '/Contents (boxed)'),
    '/Subtype /FreeText /Rect [60 360 260 390] /DA (/Helv 10 Tf 0 0 1 rg) /Contents (plainly boxed)',
    `/Subtype /Stamp /Rect [60 310 260 350] /AP << /N ${frame} 0 R >>`,
    `/Subtype /Highlight ${quad(60, 700, 11)} /C [1 1 0]`,
    `/Subtype /Underline ${quad(60, 680, 10)} /C [1 0 0]`,
    `/Subtype /StrikeOut ${quad(60, 660, 6)} /C [1 0 0] /Contents (Why?)`,
    `/Subtype /Squiggly ${quad(60, 640, 8)} /C [1 0 0]`,
    '/Subtype /Ink /Rect [300 300 400 400] /InkList [[300 300 350 400 400 320]] /C [1 0 0]',
    '/Subtype /Square /Rect [300 200 400 250] /C [0 0 1]',
    '/Subtype /Text /Rect [500 700 520 720] /Contents (A remark)',
    shown('FreeText', 260, 'hidden', `/F ${flags.hidden}`),
    shown('FreeText', 230, 'unviewed', `/F ${flags.noView | flags.print}`),
    shown('Widget', 160, 'signed', '/FT /Sig /T (signature)'),
    '/Subtype /Widget /FT /Tx /T (rich) /Rect [60 120 260 140] /RV (<body><p>enriched</p></body>)',
    '/Subtype /Widget /FT /Tx /T (plain) /Rect [60 90 260 110] /V (filled)',
  ].map((entries) => file.add(`<< /Type /Annot ${entries} >>`));
  const lines = [
    [700, 'highlighted words of the page'],
    [680, 'underlined words of the page'],
    [660, 'struck words of the page'],
    [640, 'squiggly words of the page'],
    [600, 'untouched words of the page'],
  ] as const;
  const content = file.stream(
    '',
    lines.map(([y, text]) => `BT /F 10 Tf 60 ${y} Td (${text}) Tj ET`).join('\n'),
  );
  const refs = annotations.map((number) => `${number} 0 R`).join(' ');
  const page = file.add(
    `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /Font << /F ${font} 0 R >> >> /Annots [${refs}] >>`,
  );
  file.set(pages, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`);
  const fields = annotations
    .slice(-3)
    .map((number) => `${number} 0 R`)
    .join(' ');

  return file.finish(
    file.add(`<< /Type /Catalog /Pages ${pages} 0 R /AcroForm << /Fields [${fields}] >> >>`),
  );
}
