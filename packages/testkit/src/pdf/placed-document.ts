import fc from 'fast-check';
import { PdfFile } from './pdf-file.ts';

/** A page in one of the forms that decide where content lands on it. */
export interface SamplePage {
  readonly rotation: 0 | 90 | 180 | 270;
  readonly mediaBox: readonly [number, number, number, number];
  readonly cropBox: readonly [number, number, number, number] | null;
  readonly userUnit: number;
  /** Page content, split into streams; it may leave anything open or close too much. */
  readonly contents: readonly string[];
  /** `shared`: one indirect dictionary for all pages, inherited from the tree. */
  readonly resources: 'own' | 'shared';
}

const figures = '0.8 g 20 30 60 40 re f BT /F1 14 Tf 40 90 Td (Body) Tj ET';

/** Contents that other content must not be joined to without care. */
const contents: readonly (readonly string[])[] = [
  [figures],
  ['q 0.8 g 20 30 60 40 re', 'f Q', 'BT /F1 14 Tf 40 90 Td (Body) Tj ET'],
  [`0.5 0 0 0.5 60 80 cm ${figures}`],
  [`q 0.5 0 0 0.5 60 80 cm 1 0 0 RG q ${figures}`],
  [`0.7 0 0 0.7 10 10 cm Q 0.2 g 100 100 30 30 re f Q Q ${figures}`],
  [`/Span BMC ${figures} BT /F1 40 Tf 3 Tr`],
  [`EMC ${figures} 10 10 20 20 re W n 0 0 200 200 re`],
  [`${figures} (cut`],
  [`${figures} [(a) 3 (b`],
  [`/G gs ${figures}`],
  [],
];

/** Pages that are rotated, cropped, scaled and whose content is unbalanced, in any combination. */
export function anyPlacedPage(): fc.Arbitrary<SamplePage> {
  const origin = fc.integer({ min: -50, max: 80 });

  return fc
    .record({
      rotation: fc.constantFrom(0, 90, 180, 270) as fc.Arbitrary<SamplePage['rotation']>,
      left: origin,
      bottom: origin,
      isCropped: fc.boolean(),
      userUnit: fc.constantFrom(1, 1, 2, 0.5),
      contents: fc.constantFrom(...contents),
      resources: fc.constantFrom('own' as const, 'shared' as const),
    })
    .map(({ left, bottom, isCropped, ...page }) => ({
      ...page,
      mediaBox: [left, bottom, left + 400, bottom + 300] as const,
      cropBox: isCropped ? ([left + 40, bottom + 20, left + 360, bottom + 250] as const) : null,
    }));
}

/** A document of such pages. */
export function placedDocument(pages: readonly SamplePage[]): Uint8Array {
  const file = new PdfFile();
  const [root, tree] = [file.reserve(), file.reserve()];
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const entries = `<< /Font << /F1 ${font} 0 R /OvF9 ${font} 0 R >> /ExtGState << /G << /ca 0.4 >> >> >>`;
  const shared = file.add(entries);
  const kids = pages.map((page) => {
    const streams = page.contents.map((content) => `${file.stream('', content)} 0 R`);

    return file.add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [${page.mediaBox.join(' ')}] /Rotate ${page.rotation} ` +
        `${page.cropBox === null ? '' : `/CropBox [${page.cropBox.join(' ')}] `}` +
        `${page.userUnit === 1 ? '' : `/UserUnit ${page.userUnit} `}` +
        `${streams.length === 0 ? '' : `/Contents ${streams.length === 1 ? streams[0] : `[${streams.join(' ')}]`} `}` +
        `${page.resources === 'own' ? `/Resources ${entries}` : ''} >>`,
    );
  });
  file.set(
    tree,
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Resources ${shared} 0 R >>`,
  );
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R >>`);

  return file.finish(root);
}
