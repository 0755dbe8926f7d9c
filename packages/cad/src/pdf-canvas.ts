import { EmbeddedFont } from '@octavo/pdf/embedded-font';
import type { SfntFont } from '@octavo/pdf/font/sfnt-font';
import { characterOf } from '@octavo/pdf/text/characters';
import type { CadPaint, CadStroke, Canvas, GlyphRun } from './canvas.ts';
import { common } from './extents-canvas.ts';
import type { CadBox } from './geometry/box.ts';
import {
  closePath,
  curveTo,
  hullOf,
  isFinitePath,
  lineTo,
  moveTo,
  operands,
  type Path,
} from './geometry/path.ts';
import type { RgbBytes } from './pen.ts';

/** Names fonts and opacities shared by the pages of a document. */
export interface SharedResources {
  nameOfFont(font: SfntFont): { name: string; embedded: EmbeddedFont };
  nameOfOpacity(opacity: number): string;
}

/** Largest number of path coordinates merged into one operator for the same pen. */
const longestRun = 20_000;

/** Characters of content buffered before they are written as a stream. */
const chunkLength = 1 << 20;

/** Writes painted content as PDF page content (ISO 32000-2, 8). */
export class PdfCanvas implements Canvas {
  readonly isPaper = true;
  readonly #shared: SharedResources;
  readonly #onChunk: (text: string) => void;
  #window: CadBox;
  #out: string[] = [];
  #length = 0;
  /** Current graphics state in the content stream; a clip restores the state from before it. */
  #state = new Map<string, string>();
  #pending = '';
  #pendingNumbers = 0;
  #openRun: string[] = [];

  constructor(window: CadBox, shared: SharedResources, onChunk: (text: string) => void) {
    this.#window = window;
    this.#shared = shared;
    this.#onChunk = onChunk;
    this.#write('1 j 1 J');
  }

  get window(): CadBox {
    return this.#window;
  }

  stroke(path: Path, { color, opacity, width, dashes, ends }: CadStroke): void {
    if (opacity <= 0 || !this.#shows(path, width)) {
      return;
    }

    // Bands have sharp corners, like wide polylines.
    const isRound = ends === 'round';
    const dashing = `[${dashes.map(short).join(' ')}] 0 d`;
    const pen = `${short(width)} w`;
    this.#begin(
      [
        ['alpha', this.#opacity(opacity)],
        ['stroke', `${colorOf(color)} RG`],
        ['width', pen],
        ['dash', dashing],
        ['ends', isRound && dashes.length === 0 ? '1 J' : isRound && dashes.includes(0) ? '1 J' : '0 J'],
        ['corners', isRound ? '1 j' : '0 j'],
      ],
      'S',
    );
    this.#add(path);

    // PDF readers differ on continuing a dash pattern across subpaths, so dashed paths are not merged.
    if (dashes.length > 0) {
      this.#flush();
    }
  }

  cover(path: Path, { color, opacity }: CadPaint, rule: 'nonzero' | 'evenodd'): void {
    if (opacity <= 0 || !this.#shows(path, 0)) {
      return;
    }

    this.#begin(
      [
        ['alpha', this.#opacity(opacity)],
        ['fill', `${colorOf(color)} rg`],
      ],
      rule === 'evenodd' ? 'f*' : 'f',
    );
    this.#add(path);
    // Overlapping areas in one path would become holes of each other, so they are not merged.
    this.#flush();
  }

  text({ font, glyphs, matrix, color, opacity }: GlyphRun): void {
    if (opacity <= 0 || !matrix.every(Number.isFinite) || glyphs.length === 0) {
      return;
    }

    const [a, b, c, d, e, f] = matrix;
    const width = glyphs.reduce((sum, { advance }) => sum + advance, 0);
    const size = Math.max(Math.hypot(a, b), Math.hypot(c, d));
    const reach = size * (width + 1);

    if (
      size < 1e-3 ||
      e + reach < this.#window.left ||
      e - reach > this.#window.right ||
      f + reach < this.#window.bottom ||
      f - reach > this.#window.top
    ) {
      return;
    }

    this.#flush();
    const { name, embedded } = this.#shared.nameOfFont(font);
    this.#set([
      ['alpha', this.#opacity(opacity)],
      ['fill', `${colorOf(color)} rg`],
    ]);
    const letters = glyphs.map(({ id, character }) => embedded.use(id, characterOf(character)));
    const spaced = glyphs.some(({ id, advance }) => Math.abs(advance - font.advanceOf(id)) > 1e-6);
    const shown = spaced ? this.#spaced(glyphs, letters, font) : `<${letters.join('')}> Tj`;
    // The font size is part of the matrix, which is written with more digits than coordinates.
    this.#write(
      `BT /${name} 1 Tf ${[a, b, c, d].map(fine).join(' ')} ${short(e)} ${short(f)} Tm ${shown} ET`,
    );
  }

  clip(path: Path, rule: 'nonzero' | 'evenodd', paint: () => void): void {
    const hull = hullOf(path);
    const window = hull === null || !isFinitePath(path) ? null : common(hull, this.#window);

    if (window === null) {
      return;
    }

    this.#flush();
    this.#write(`q ${written(path).join(' ')} ${rule === 'evenodd' ? 'W*' : 'W'} n`);
    const state = new Map(this.#state);
    const outer = this.#window;
    this.#window = window;
    paint();
    this.#flush();
    this.#write('Q');
    this.#window = outer;
    this.#state = state;
  }

  finish(): void {
    this.#flush();
    this.#pack();
  }

  /** Shows glyphs whose spacing differs from the font's, with offsets in thousandths of an em (9.4.3). */
  #spaced(glyphs: GlyphRun['glyphs'], letters: readonly string[], font: SfntFont): string {
    const parts = glyphs.map(({ id, advance }, index) => {
      const shift = Math.round((font.advanceOf(id) - advance) * 1000);

      return `<${letters[index]}>${shift === 0 ? '' : shift}`;
    });

    return `[${parts.join('')}] TJ`;
  }

  #shows(path: Path, width: number): boolean {
    const hull = isFinitePath(path) ? hullOf(path) : null;
    const { left, bottom, right, top } = this.#window;

    return (
      hull !== null &&
      hull.right + width >= left &&
      hull.left - width <= right &&
      hull.top + width >= bottom &&
      hull.bottom - width <= top
    );
  }

  #opacity(opacity: number): string {
    return `/${this.#shared.nameOfOpacity(Math.round(opacity * 100) / 100)} gs`;
  }

  /** Continues the pending path when the graphics state and operator are the same. */
  #begin(state: readonly (readonly [string, string])[], operator: string): void {
    const changed = state.some(([key, value]) => this.#state.get(key) !== value);

    if (changed || this.#pending !== operator || this.#pendingNumbers > longestRun) {
      this.#flush();
      this.#set(state);
      this.#pending = operator;
    }
  }

  #set(state: readonly (readonly [string, string])[]): void {
    for (const [key, value] of state) {
      if (this.#state.get(key) !== value) {
        this.#state.set(key, value);
        this.#write(value);
      }
    }
  }

  #add(path: Path): void {
    this.#openRun.push(...written(path));
    this.#pendingNumbers += path.data.length;
  }

  #flush(): void {
    if (this.#pending !== '') {
      this.#write(`${this.#openRun.join(' ')} ${this.#pending}`);
      this.#openRun = [];
      this.#pending = '';
      this.#pendingNumbers = 0;
    }
  }

  #write(text: string): void {
    this.#out.push(text);
    this.#length += text.length;

    if (this.#length > chunkLength) {
      this.#pack();
    }
  }

  #pack(): void {
    this.#onChunk(`${this.#out.join('\n')}\n`);
    this.#out = [];
    this.#length = 0;
  }
}

function written({ data }: Path): string[] {
  const words: string[] = [];

  for (let at = 0; at < data.length; ) {
    const command = data[at] as 0 | 1 | 2 | 3;
    const count = operands[command];
    let word = '';

    for (let index = at + 1; index <= at + count; index += 1) {
      word += `${short(data[index]!)} `;
    }

    words.push(word + letters[command]);
    at += 1 + count;
  }

  return words;
}

const letters = { [moveTo]: 'm', [lineTo]: 'l', [curveTo]: 'c', [closePath]: 'h' } as const;

function colorOf(color: RgbBytes): string {
  return color.map((part) => short(part / 255)).join(' ');
}

/** Rounds to a thousandth of a point: lines stay smooth even when a sheet is enlarged to wall size. */
function short(number: number): string {
  return String(Math.round(number * 1000) / 1000);
}

function fine(number: number): string {
  return String(Math.round(number * 1e6) / 1e6).replace(/e.*/, '');
}
