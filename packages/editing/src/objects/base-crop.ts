import type { Crop } from '@octavo/contract/edits/objects';
import type { Matrix } from '@octavo/pdf/matrix';
import { rectangleIn } from './clip-shape.ts';
import type { PaintState } from './paint-states.ts';
import { wholePicture } from './picture-place.ts';
import { stepsBack } from './state-step.ts';

/** Part of a side, in points of user space, below which a clip does not count as a crop. */
const leastCrop = 0.5;

/** Part of a picture that the rectangular clips around it show. */
export function baseCrop(picture: Matrix, { step: last }: PaintState): Crop {
  const crop = { left: 0, bottom: 0, right: 1, top: 1 };

  for (const { kind, shape } of stepsBack(last)) {
    const shown = kind === 'clip' && shape !== null ? rectangleIn(picture, shape) : null;

    if (shown !== null) {
      crop.left = Math.max(crop.left, shown.left);
      crop.bottom = Math.max(crop.bottom, shown.bottom);
      crop.right = Math.min(crop.right, shown.right);
      crop.top = Math.min(crop.top, shown.top);
    }
  }

  const [across, up] = [
    leastCrop / Math.hypot(picture[0], picture[1]),
    leastCrop / Math.hypot(picture[2], picture[3]),
  ];
  const shares = {
    left: crop.left < across ? 0 : crop.left,
    top: 1 - crop.top < up ? 0 : 1 - crop.top,
    right: 1 - crop.right < across ? 1 : crop.right,
    bottom: crop.bottom < up ? 1 : 1 - crop.bottom,
  };

  // A picture that its clips hide is shown whole when it is placed.
  return shares.right - shares.left > across && shares.bottom - shares.top > up ? shares : wholePicture;
}

/** Operators that clip the unit square of a picture to its cropped part; empty for a whole picture. */
export function cropOperators({ left, top, right, bottom }: Crop): string[] {
  if (left <= 0 && top <= 0 && right >= 1 && bottom >= 1) {
    return [];
  }

  const sides = [left, 1 - bottom, right - left, bottom - top];

  return [`${sides.map((side) => String(Number(side.toFixed(6)))).join(' ')} re W n`];
}
