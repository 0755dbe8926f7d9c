/** A greyscale picture: one byte per pixel, 0 is black, rows from the top without padding. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Converts BGRA pixels to grey; alpha is ignored. */
export function greyOf({
  width,
  height,
  data,
}: {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}): GreyPicture {
  const grey = new Uint8Array(width * height);

  for (let pixel = 0, at = 0; pixel < grey.length; pixel += 1, at += 4) {
    // Weights of Rec. 601, in 256ths.
    grey[pixel] = (data[at]! * 29 + data[at + 1]! * 150 + data[at + 2]! * 77 + 128) >> 8;
  }

  return { width, height, data: grey };
}

/** Shrinks a picture by averaging blocks of `factor` by `factor` pixels. */
export function shrunk(picture: GreyPicture, factor: number): GreyPicture {
  if (factor <= 1) {
    return picture;
  }

  const width = Math.max(1, Math.floor(picture.width / factor));
  const height = Math.max(1, Math.floor(picture.height / factor));
  const data = new Uint8Array(width * height);
  const sums = new Uint32Array(width);
  const area = factor * factor;

  for (let y = 0; y < height; y += 1) {
    sums.fill(0);

    for (let line = 0; line < factor; line += 1) {
      let at = (y * factor + line) * picture.width;

      for (let x = 0; x < width; x += 1) {
        for (let step = 0; step < factor; step += 1, at += 1) {
          sums[x]! += picture.data[at] ?? 255;
        }
      }
    }

    for (let x = 0; x < width; x += 1) {
      data[y * width + x] = sums[x]! / area;
    }
  }

  return { width, height, data };
}
