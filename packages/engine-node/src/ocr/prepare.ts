import type { QuarterTurn } from '@octavo/layout/scan/orientation';
import { identity, type Matrix, multiply } from '@octavo/pdf/matrix';
import type { GreyPicture } from '@octavo/pdf/picture/grey-picture';
import sharp from 'sharp';

/** Transformation of a picture before OCR. */
export interface PreparedScan {
  /** Clockwise rotation to apply. */
  readonly turn: QuarterTurn;
  /** Clockwise skew to remove. */
  readonly skewDegrees: number;
  readonly scale: number;
}

export interface PreparedPicture extends GreyPicture {
  /** Maps pixels of this picture to those of its source. */
  readonly toSource: Matrix;
}

/** Turns, scales and deskews a picture, in one pass over its pixels if possible. */
export async function prepare(picture: GreyPicture, preparation: PreparedScan): Promise<PreparedPicture> {
  const { turn, skewDegrees, scale } = preparation;

  if (turn === 0 && skewDegrees === 0 && scale === 1) {
    return { ...picture, toSource: identity };
  }

  const isSideways = turn % 180 === 90;
  const [turnedWidth, turnedHeight] = isSideways
    ? [picture.height, picture.width]
    : [picture.width, picture.height];
  const width = Math.max(1, Math.round(turnedWidth * scale));
  const height = Math.max(1, Math.round(turnedHeight * scale));
  let image = sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: 1 },
    limitInputPixels: false,
  });

  if (turn !== 0) {
    image = image.rotate(turn);
  }

  if (scale !== 1) {
    image = image.resize(width, height, { fit: 'fill', kernel: scale > 1 ? 'cubic' : 'lanczos3' });
  }

  const level = levelling(width, height, skewDegrees);

  if (skewDegrees !== 0) {
    image = image.affine(level.matrix, { background: '#ffffff', interpolator: 'bicubic' });
  }

  const { data, info } = await image.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const toTurned = scaled(level.back, turnedWidth / width, turnedHeight / height);

  return {
    width: info.width,
    height: info.height,
    data,
    toSource: multiply(toTurned, turnedBack(turn, picture.width, picture.height)),
  };
}

type SharpMatrix = [number, number, number, number];

/** Deskewing matrix in sharp's form, and the inverse from the bounding box of the result. */
function levelling(width: number, height: number, degrees: number): { matrix: SharpMatrix; back: Matrix } {
  const angle = (-degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const left = Math.min(0, -sin * height);
  const top = Math.min(0, sin * width);

  return {
    matrix: [cos, -sin, sin, cos],
    back: [cos, -sin, sin, cos, left * cos + top * sin, -left * sin + top * cos],
  };
}

function scaled([a, b, c, d, e, f]: Matrix, across: number, down: number): Matrix {
  return [a * across, b * down, c * across, d * down, e * across, f * down];
}

/** Maps a picture turned clockwise back to the original, which has the given size. */
function turnedBack(turn: QuarterTurn, width: number, height: number): Matrix {
  switch (turn) {
    case 0:
      return [1, 0, 0, 1, 0, 0];
    case 90:
      return [0, -1, 1, 0, 0, height];
    case 180:
      return [-1, 0, 0, -1, width, height];
    case 270:
      return [0, 1, -1, 0, width, 0];
  }
}
