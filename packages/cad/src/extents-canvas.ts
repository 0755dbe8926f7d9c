import type { CadStroke, Canvas, GlyphRun } from './canvas.ts';
import type { CadBox } from './geometry/box.ts';
import { boundsOf, hullOf, Path } from './geometry/path.ts';

/** Coordinates farther from the origin than this are errors in the file. */
const farthest = 1e15;

/** Measures what is painted instead of painting it. */
export class ExtentsCanvas implements Canvas {
  readonly isPaper = false;
  readonly window = null;
  /** Cap heights of all texts, in the measured units. */
  readonly letters: number[] = [];
  #box: CadBox | null = null;

  /**
   * Returns the box of everything painted since the last call and resets it; null when nothing was painted.
   */
  take(): CadBox | null {
    const box = this.#box;
    this.#box = null;

    return box;
  }

  stroke(path: Path, stroke: CadStroke): void {
    this.#add(path, stroke.ends === 'cut' ? stroke.width / 2 : 0);
  }

  cover(path: Path): void {
    this.#add(path, 0);
  }

  text({ glyphs, matrix, font }: GlyphRun): void {
    const width = glyphs.reduce((sum, { advance }) => sum + advance, 0);
    const [a, b, c, d, e, f] = matrix;
    const corner = (x: number, y: number) => ({ x: a * x + c * y + e, y: b * x + d * y + f });
    const { capHeight, descent } = font;
    this.letters.push(Math.hypot(c, d) * capHeight);
    const corners = [
      corner(0, descent),
      corner(width, descent),
      corner(width, capHeight),
      corner(0, capHeight),
    ];
    this.#add(new Path().polygon(corners), 0);
  }

  clip(path: Path, _rule: 'nonzero' | 'evenodd', paint: () => void): void {
    const before = this.take();
    paint();
    const inside = this.take();
    const bounds = hullOf(path);
    this.#box = joined(before, inside === null || bounds === null ? null : common(inside, bounds));
  }

  #add(path: Path, margin: number): void {
    const box = boundsOf(path);

    if (box !== null && Math.max(...Object.values(box).map(Math.abs)) < farthest) {
      this.#box = joined(this.#box, {
        left: box.left - margin,
        bottom: box.bottom - margin,
        right: box.right + margin,
        top: box.top + margin,
      });
    }
  }
}

export function joined(a: CadBox | null, b: CadBox | null): CadBox | null {
  if (a === null || b === null) {
    return a ?? b;
  }

  return {
    left: Math.min(a.left, b.left),
    bottom: Math.min(a.bottom, b.bottom),
    right: Math.max(a.right, b.right),
    top: Math.max(a.top, b.top),
  };
}

/** Intersection of two boxes; null when they do not overlap. */
export function common(a: CadBox, b: CadBox): CadBox | null {
  const box = {
    left: Math.max(a.left, b.left),
    bottom: Math.max(a.bottom, b.bottom),
    right: Math.min(a.right, b.right),
    top: Math.min(a.top, b.top),
  };

  return box.left <= box.right && box.bottom <= box.top ? box : null;
}
