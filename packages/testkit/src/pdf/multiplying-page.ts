import { PdfFile } from './pdf-file.ts';

/** Technique by which a page paints one piece of content many times over. */
export type Multiplier = 'forms' | 'patterns' | 'soft-masks' | 'glyphs';

/**
 * A document of two pages whose second one paints `times` ** `levels` rectangles out of a few kilobytes; the first one
 * is plain.
 */
export function multiplyingDocument(by: Multiplier, levels: number, times: number): Uint8Array {
  const file = new PdfFile();
  const pages = file.reserve();
  let resources = '<< >>';
  let content = '0 0 1 1 re f\n';

  for (let level = 0; level < levels; level += 1) {
    const painted = file.stream(`${entriesOf(by)} /Resources ${resources}`, content);
    resources = resourcesOf(file, by, painted);
    content = useOf(by).repeat(times);
  }

  const contents = ['0 0 1 1 re f', content].map((each) => file.stream('', each));
  const kids = contents.map((each) =>
    file.add(
      `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 100 100] /Contents ${each} 0 R /Resources ${resources} >>`,
    ),
  );
  file.set(pages, `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count 2 >>`);

  return file.finish(file.add(`<< /Type /Catalog /Pages ${pages} 0 R >>`));
}

function entriesOf(by: Multiplier): string {
  switch (by) {
    case 'patterns':
      return '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9';
    case 'glyphs':
      return '';
    default:
      return '/Type /XObject /Subtype /Form /BBox [0 0 100 100]';
  }
}

function resourcesOf(file: PdfFile, by: Multiplier, painted: number): string {
  switch (by) {
    case 'forms':
      return `<< /XObject << /X ${painted} 0 R >> >>`;
    case 'patterns':
      return `<< /Pattern << /X ${painted} 0 R >> >>`;
    case 'soft-masks':
      return `<< /ExtGState << /X << /SMask << /S /Luminosity /G ${painted} 0 R >> >> >> >>`;
    case 'glyphs': {
      const encoding = '/Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [9]';
      const font = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] ${encoding}`;

      return `<< /Font << /X ${file.add(`${font} /CharProcs << /a ${painted} 0 R >> >>`)} 0 R >> >>`;
    }
  }
}

function useOf(by: Multiplier): string {
  switch (by) {
    case 'forms':
      return '/X Do\n';
    case 'patterns':
      return '/Pattern cs /X scn 0 0 1 1 re f\n';
    case 'soft-masks':
      return '/X gs 0 0 1 1 re f\n';
    case 'glyphs':
      return 'BT /X 1 Tf (a) Tj ET\n';
  }
}
