import type { EmbeddedFont } from '../../embedded-font.ts';
import type { SfntFont } from '../../font/sfnt-font.ts';
import { numbers } from '../number-text.ts';
import type { SetCluster, SetRun } from './set-text.ts';

/** A font of the edited file under the name its resources give it. */
export interface NamedFont {
  readonly name: string;
  readonly embedded: EmbeddedFont;
}

/** Differences from the widths of the font below this share of an em are rounding. */
const rounding = 0.003;

/** Operators that show the runs of a line, with the pen at its start. */
export function lineOperators(
  runs: readonly SetRun[],
  size: number,
  nameFont: (font: SfntFont) => NamedFont,
): string {
  const writer = new LineWriter(size);

  for (const run of runs) {
    writer.run(run, nameFont(run.font));
  }

  return writer.finish();
}

class LineWriter {
  readonly #size: number;
  readonly #out: string[] = [];
  #array: string[] = [];
  #codes = '';
  #rise = 0;
  /** Distance in ems from the pen as readers move it to where the next glyph belongs. */
  #lag = 0;

  constructor(size: number) {
    this.#size = size;
  }

  run({ clusters }: SetRun, { name, embedded }: NamedFont): void {
    this.#close();
    this.#out.push(`/${name} ${numbers(this.#size)} Tf`);

    for (const cluster of clusters) {
      this.#cluster(cluster, embedded);
    }
  }

  finish(): string {
    this.#close();

    if (this.#rise !== 0) {
      this.#out.push('0 Ts');
    }

    return this.#out.join('\n');
  }

  #cluster(cluster: SetCluster, embedded: EmbeddedFont): void {
    const [only] = cluster.glyphs;
    const codes = cluster.glyphs.map(({ glyph }) =>
      // Later glyphs of a cluster show nothing of their own: the first one stands for all its characters.
      embedded.use(glyph, glyph === only?.glyph ? cluster.text : ''),
    );
    const isPlain =
      cluster.glyphs.length === 1 && only !== undefined && embedded.textOf(only.glyph) === cluster.text;

    if (!isPlain) {
      this.#close();
      this.#out.push(`/Span<</ActualText<FEFF${utf16(cluster.text)}>>>BDC`);
    }

    for (const [index, glyph] of cluster.glyphs.entries()) {
      const width = Math.round(embedded.font.advanceOf(glyph.glyph) * 1000) / 1000;
      this.#setRise(glyph.up);
      this.#move(this.#lag + glyph.right);
      this.#codes += codes[index];
      this.#lag = glyph.advance - glyph.right - width;
    }

    if (!isPlain) {
      this.#close();
      this.#out.push('EMC');
    }
  }

  #setRise(up: number): void {
    const rise = Math.abs(up) < rounding ? 0 : up * this.#size;

    if (rise !== this.#rise) {
      this.#close();
      this.#out.push(`${numbers(rise)} Ts`);
      this.#rise = rise;
    }
  }

  /** Moves the pen to the right, in ems; rounding is carried on. */
  #move(distance: number): void {
    if (Math.abs(distance) < rounding) {
      this.#lag = distance;

      return;
    }

    this.#endCodes();
    this.#array.push(numbers(-distance * 1000));
    this.#lag = 0;
  }

  #endCodes(): void {
    if (this.#codes !== '') {
      this.#array.push(`<${this.#codes}>`);
      this.#codes = '';
    }
  }

  #close(): void {
    this.#endCodes();

    if (this.#array.length > 0) {
      this.#out.push(`[${this.#array.join('')}]TJ`);
      this.#array = [];
    }
  }
}

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  ).join('');
}
