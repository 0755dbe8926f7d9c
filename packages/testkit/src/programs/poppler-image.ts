import { popplerPixels } from './independent.ts';

/** A page as poppler draws it, in RGBA; empty when it cannot draw it. */
export function popplerImage(
  path: string,
  page: number,
  dpi: number,
): { readonly width: number; readonly height: number; readonly data: Uint8Array } {
  const image = popplerPixels(path, page, dpi, 'crop-box') ?? Buffer.alloc(0);
  const [header = '', width = '0', height = '0'] =
    /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(image.subarray(0, 30).toString('latin1')) ?? [];
  const pixels = image.subarray(header.length);
  const data = new Uint8Array(Number(width) * Number(height) * 4);

  for (let at = 0; at < pixels.length / 3; at += 1) {
    data.set(pixels.subarray(at * 3, at * 3 + 3), at * 4);
  }

  return { width: Number(width), height: Number(height), data };
}
