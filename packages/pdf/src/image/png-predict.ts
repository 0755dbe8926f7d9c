/**
 * Applies PNG prediction to rows (ISO 32000-2, 7.4.4.4, Predictor 15): each row uses the filter with the
 * smallest sum of residues, the heuristic of the PNG specification.
 */
export function predictRows(data: Uint8Array, rowBytes: number, pixelBytes: number): Uint8Array {
  const rows = Math.floor(data.length / rowBytes);
  const predicted = new Uint8Array(rows * (rowBytes + 1));
  const attempts = Array.from({ length: 5 }, () => new Uint8Array(rowBytes));

  for (let row = 0; row < rows; row += 1) {
    const start = row * rowBytes;
    let best = 0;
    let least = Infinity;

    for (let filter = 0; filter < 5; filter += 1) {
      const cost = filterRow(
        data,
        start,
        { rowBytes, pixelBytes, isFirst: row === 0 },
        filter,
        attempts[filter]!,
      );

      if (cost < least) {
        least = cost;
        best = filter;
      }
    }

    predicted[row * (rowBytes + 1)] = best;
    predicted.set(attempts[best]!, row * (rowBytes + 1) + 1);
  }

  return predicted;
}

interface PngRowFormat {
  readonly rowBytes: number;
  readonly pixelBytes: number;
  readonly isFirst: boolean;
}

function filterRow(
  data: Uint8Array,
  start: number,
  shape: PngRowFormat,
  filter: number,
  into: Uint8Array,
): number {
  const { rowBytes, pixelBytes, isFirst } = shape;
  let cost = 0;

  for (let at = 0; at < rowBytes; at += 1) {
    const left = at >= pixelBytes ? data[start + at - pixelBytes]! : 0;
    const up = isFirst ? 0 : data[start + at - rowBytes]!;
    let guess = 0;

    if (filter === 1) {
      guess = left;
    } else if (filter === 2) {
      guess = up;
    } else if (filter === 3) {
      guess = (left + up) >> 1;
    } else if (filter === 4) {
      guess = paeth(left, up, isFirst || at < pixelBytes ? 0 : data[start + at - rowBytes - pixelBytes]!);
    }

    const residue = (data[start + at]! - guess) & 0xff;
    into[at] = residue;
    cost += residue < 128 ? residue : 256 - residue;
  }

  return cost;
}

function paeth(left: number, up: number, upLeft: number): number {
  const guess = left + up - upLeft;
  const toLeft = Math.abs(guess - left);
  const toUp = Math.abs(guess - up);
  const toUpLeft = Math.abs(guess - upLeft);

  if (toLeft <= toUp && toLeft <= toUpLeft) {
    return left;
  }

  return toUp <= toUpLeft ? up : upLeft;
}
