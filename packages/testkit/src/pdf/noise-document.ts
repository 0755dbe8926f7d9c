import { deflateSync } from 'node:zlib';
import { PdfFile } from './pdf-file.ts';

export interface NoiseOptions {
  readonly pages: number;
  /** Size of the image on each page; the image is noise, which cannot be compressed. */
  readonly imageBytes: number;
  readonly seed?: number;
}

/** A document like a long scan with a text layer, an outline and a link on each page: the same bytes each time. */
export function noiseDocument({ pages, imageBytes, seed = 1 }: NoiseOptions): Uint8Array {
  const file = new PdfFile();
  const root = file.reserve();
  const tree = file.reserve();
  const outline = file.reserve();
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const noise = noiseFrom(seed);
  const width = Math.max(1, Math.round(Math.sqrt(imageBytes)));
  const numbers = Array.from({ length: pages }, () => file.reserve());
  const items = Array.from({ length: pages }, () => file.reserve());

  for (const [index, number] of numbers.entries()) {
    // Level 0 skips the time-consuming attempt to compress noise.
    const image = file.stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${width} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`,
      deflateSync(noise(width * width), { level: 0 }),
    );
    const lines = Array.from(
      { length: 40 },
      (_, line) => `(Page ${index + 1} of ${pages}, line ${line}) Tj 0 -14 Td`,
    );
    const text = `q 500 0 0 700 50 50 cm /Im0 Do Q BT /F1 11 Tf 3 Tr 60 740 Td ${lines.join('\n')} ET`;
    const contents = file.stream('/Filter /FlateDecode', deflateSync(Buffer.from(text)));
    const target = numbers[(index + 1) % pages];
    const link = file.add(
      `<< /Type /Annot /Subtype /Link /Rect [50 50 150 70] /Border [0 0 0] /Dest [${target} 0 R /Fit] >>`,
    );
    file.set(
      number,
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 612 792] /Contents ${contents} 0 R /Annots [${link} 0 R] /Resources << /Font << /F1 ${font} 0 R >> /XObject << /Im0 ${image} 0 R >> >> >>`,
    );
    const neighbours = `${index > 0 ? `/Prev ${items[index - 1]} 0 R` : ''} ${index + 1 < pages ? `/Next ${items[index + 1]} 0 R` : ''}`;
    file.set(
      items[index]!,
      `<< /Title (Page ${index + 1}) /Parent ${outline} 0 R ${neighbours} /Dest [${number} 0 R /Fit] >>`,
    );
  }

  file.set(
    tree,
    `<< /Type /Pages /Count ${pages} /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
  );
  file.set(outline, `<< /Type /Outlines /First ${items[0]} 0 R /Last ${items.at(-1)} 0 R /Count ${pages} >>`);
  file.set(root, `<< /Type /Catalog /Pages ${tree} 0 R /Outlines ${outline} 0 R >>`);
  return file.finish(root);
}

/** xorshift: quick, and equal on every machine. */
function noiseFrom(seed: number): (size: number) => Uint8Array {
  let state = (seed * 2654435761) >>> 0 || 1;
  return (size) => {
    const bytes = new Uint8Array(size);
    for (let at = 0; at < size; at++) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      bytes[at] = state;
    }
    return bytes;
  };
}
