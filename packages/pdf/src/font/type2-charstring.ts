import { ByteBuilder } from '../bytes/byte-builder.ts';
import type { GlyphOutline, HintSet, OutlineStep, Stem } from './outline.ts';
import { alternatingLines, bestCurves, stackLimit } from './type2-path.ts';

/** Maximum number of stems a charstring may declare (Adobe Technical Note 5177, appendix B). */
const stemLimit = 96;

const operators = {
  hstem: 1,
  vstem: 3,
  vmoveto: 4,
  rlineto: 5,
  hlineto: 6,
  vlineto: 7,
  rrcurveto: 8,
  endchar: 14,
  hstemhm: 18,
  hintmask: 19,
  rmoveto: 21,
  hmoveto: 22,
  vstemhm: 23,
  vvcurveto: 26,
  hhcurveto: 27,
  vhcurveto: 30,
  hvcurveto: 31,
} as const;

type Operator = keyof typeof operators;

interface Widths {
  readonly usual: number;
  readonly nominal: number;
}

/** Writes a glyph as Type 2 charstring; `widths` are the defaultWidthX and nominalWidthX of the font. */
export function writeType2(outline: GlyphOutline, widths: Widths): Uint8Array {
  const writer = new CharStringWriter();

  if (outline.width !== widths.usual) {
    writer.pending.push(outline.width - widths.nominal);
  }

  const hints = planHints(outline);
  writer.declareStems(hints);
  const deltas = relativeSteps(outline.steps);
  let activeMask = hints.masks[outline.steps[0]?.hintSet ?? 0];

  if (hints.masked && activeMask !== undefined) {
    writer.mask(activeMask);
  }

  let from = 0;

  for (const [index, step] of outline.steps.entries()) {
    const mask = hints.masks[step.hintSet];

    if (!hints.masked || mask === undefined || mask === activeMask) {
      continue;
    }

    writer.path(deltas.slice(from, index));
    writer.mask(mask);
    activeMask = mask;
    from = index;
  }

  writer.path(deltas.slice(from));
  writer.operator('endchar');

  return writer.bytes.finish();
}

interface HintPlan {
  readonly horizontal: readonly Stem[];
  readonly vertical: readonly Stem[];
  readonly masked: boolean;
  /** Stem bits of each hint set, as text so that equal masks compare equal. */
  readonly masks: readonly string[];
}

/**
 * Type 2 declares every stem at the start, sorted, and switches between groups by mask, where Type 1 replaces
 * the whole set in mid-glyph.
 */
function planHints(outline: GlyphOutline): HintPlan {
  const used = new Set(outline.steps.map((step) => step.hintSet));
  const sets = outline.hintSets.filter((_, index) => used.has(index));
  const horizontal = unionOf(sets.map((set) => set.horizontal));
  const vertical = unionOf(sets.map((set) => set.vertical));

  if (horizontal.length + vertical.length > stemLimit) {
    return { horizontal: [], vertical: [], masked: false, masks: [] };
  }

  const masks = outline.hintSets.map((set) => maskOf(set, horizontal, vertical));
  const overlapping = overlaps(horizontal) || overlaps(vertical);
  const distinct = new Set(masks.filter((_, index) => used.has(index)));
  const masked = horizontal.length + vertical.length > 0 && (distinct.size > 1 || overlapping);

  return { horizontal, vertical, masked, masks };
}

function maskOf(set: HintSet, horizontal: readonly Stem[], vertical: readonly Stem[]): string {
  const wantedHorizontal = new Set(set.horizontal.map(stemKey));
  const wantedVertical = new Set(set.vertical.map(stemKey));

  return (
    horizontal.map((stem) => (wantedHorizontal.has(stemKey(stem)) ? '1' : '0')).join('') +
    vertical.map((stem) => (wantedVertical.has(stemKey(stem)) ? '1' : '0')).join('')
  );
}

function unionOf(lists: readonly (readonly Stem[])[]): Stem[] {
  const stems = new Map(lists.flat().map((stem) => [stemKey(stem), stem]));

  return [...stems.values()].sort((one, other) => one.edge - other.edge || one.width - other.width);
}

function stemKey(stem: Stem): string {
  return `${stem.edge} ${stem.width}`;
}

function overlaps(stems: readonly Stem[]): boolean {
  return stems.some((stem, index) => index > 0 && stem.edge < topOf(stems[index - 1]));
}

function topOf(stem: Stem | undefined): number {
  return stem === undefined ? -Infinity : stem.edge + Math.max(stem.width, 0);
}

/** A step as the differences its operator takes: two numbers, or six for a curve. */
interface Delta {
  readonly kind: OutlineStep['kind'];
  readonly d: readonly number[];
}

/**
 * Converts steps to relative coordinates. Each rounding error carries over to the next step, so errors do not
 * accumulate over a path.
 */
function relativeSteps(steps: readonly OutlineStep[]): Delta[] {
  let x = 0;
  let y = 0;

  return steps.map(({ kind, points }) => {
    const d: number[] = [];

    for (let index = 0; index < points.length; index += 2) {
      const nextX = round((points[index] ?? 0) - x);
      const nextY = round((points[index + 1] ?? 0) - y);
      x += nextX;
      y += nextY;
      d.push(nextX, nextY);
    }

    return { kind, d };
  });
}

/** The finest step of a Type 2 number is 1/65536. */
function round(value: number): number {
  return Math.round(value * 65536) / 65536;
}

class CharStringWriter {
  readonly bytes = new ByteBuilder();
  /** Operands of the operator to be written next. */
  readonly pending: number[] = [];

  operator(name: Operator): void {
    for (const value of this.pending) {
      this.#number(value);
    }

    this.pending.length = 0;
    this.bytes.byte(operators[name]);
  }

  declareStems({ horizontal, vertical, masked }: HintPlan): void {
    this.#stems(horizontal, masked ? 'hstemhm' : 'hstem');
    this.#stems(vertical, masked ? 'vstemhm' : 'vstem');
  }

  mask(bits: string): void {
    this.operator('hintmask');

    for (let start = 0; start < bits.length; start += 8) {
      this.bytes.byte(Number.parseInt(bits.slice(start, start + 8).padEnd(8, '0'), 2));
    }
  }

  path(deltas: readonly Delta[]): void {
    let index = 0;

    while (index < deltas.length) {
      const { kind, d } = deltas[index] as Delta;

      if (kind === 'move') {
        this.#move(d[0] ?? 0, d[1] ?? 0);
        index += 1;
        continue;
      }

      let end = index;

      while (deltas[end]?.kind === kind) {
        end += 1;
      }

      const run = deltas.slice(index, end).map((delta) => delta.d);

      if (kind === 'line') {
        this.#lines(run);
      } else {
        this.#curves(run);
      }

      index = end;
    }
  }

  #stems(stems: readonly Stem[], name: Operator): void {
    // Leaves room for the width, which may precede the operands of the first operator.
    const atOnce = (stackLimit - 2) / 2;

    for (let start = 0; start < stems.length; start += atOnce) {
      let position = 0;

      for (const stem of stems.slice(start, start + atOnce)) {
        this.pending.push(round(stem.edge - position), round(stem.width));
        position = stem.edge + stem.width;
      }

      this.operator(name);
    }
  }

  #move(dx: number, dy: number): void {
    if (dx === 0) {
      this.pending.push(dy);
    } else if (dy === 0) {
      this.pending.push(dx);
    } else {
      this.pending.push(dx, dy);
    }

    this.operator(dx === 0 ? 'vmoveto' : dy === 0 ? 'hmoveto' : 'rmoveto');
  }

  #lines(run: readonly (readonly number[])[]): void {
    let index = 0;

    while (index < run.length) {
      const alternating = alternatingLines(run, index);

      if (alternating > 0) {
        const [dx = 0, dy = 0] = run[index] ?? [];

        for (const delta of run.slice(index, index + alternating)) {
          this.pending.push((delta[0] ?? 0) + (delta[1] ?? 0));
        }

        this.operator(dy === 0 && dx !== 0 ? 'hlineto' : 'vlineto');
        index += alternating;
        continue;
      }

      while (
        index < run.length &&
        this.pending.length + 2 <= stackLimit &&
        alternatingLines(run, index) < 2
      ) {
        this.pending.push(run[index]?.[0] ?? 0, run[index]?.[1] ?? 0);
        index += 1;

        if (alternatingLines(run, index) === 1 && alternatingLines(run, index + 1) !== 0) {
          break;
        }
      }

      this.operator('rlineto');
    }
  }

  #curves(run: readonly (readonly number[])[]): void {
    let index = 0;

    while (index < run.length) {
      const [name, count, operands] = bestCurves(run, index);
      this.pending.push(...operands);
      this.operator(name);
      index += count;
    }
  }

  /** Encodes a charstring number (Technical Note 5177, 3.2). */
  #number(value: number): void {
    const { bytes } = this;

    if (!Number.isInteger(value)) {
      bytes.byte(255);
      bytes.number(Math.round(value * 65536) >>> 0, 4);
    } else if (value >= -107 && value <= 107) {
      bytes.byte(value + 139);
    } else if (value >= 108 && value <= 1131) {
      bytes.number(247 * 256 + value - 108, 2);
    } else if (value <= -108 && value >= -1131) {
      bytes.number(251 * 256 - value - 108, 2);
    } else {
      bytes.byte(28);
      bytes.number(value & 0xffff, 2);
    }
  }
}
