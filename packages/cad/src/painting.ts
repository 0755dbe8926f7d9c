import { DocumentError } from '@octavo/pdf/document-error';
import type { CadPaint, Canvas } from './canvas.ts';
import { type Affine, scaleOf } from './geometry/affine.ts';
import { type EntityStyle, onPaper } from './ink.ts';
import type { Layer } from './pen.ts';
import type { Entity } from './shapes.ts';
import type { FontShelf } from './text/fonts.ts';

/** Settings shared by everything on a page. */
export interface PaintSettings {
  /** Model entities that viewports show. */
  readonly model: readonly Entity[];
  readonly canvas: Canvas;
  readonly shelf: FontShelf;
  readonly colors: 'color' | 'black';
  readonly lineTypeScale: number;
  readonly paperLineTypes: boolean;
  readonly budget: Budget;
}

/** Context of an entity: its transformation, enclosing blocks and inherited attributes. */
export interface Scope {
  readonly settings: PaintSettings;
  /** Maps the entity's coordinates to points on the page. */
  readonly map: Affine;
  /** Points per unit of a line type; null follows the map. */
  readonly dashUnit: number | null;
  readonly parent: EntityStyle | null;
  readonly frozen: ReadonlySet<Layer>;
  /** Names of the enclosing blocks, outermost first. */
  readonly blocks: readonly string[];
  /** Only paper layouts have viewports. */
  readonly isPaperSpace: boolean;
}

/** Context of the entity being painted, with its resolved ink. */
export interface Brush extends Scope {
  readonly ink: EntityStyle;
}

export const pointsPerMillimetre = 72 / 25.4;

/** Millimetres. Thinner lines vanish on many printers; this is the thinnest pen of ISO 128. */
const thinnestLine = 0.13;

export function strokeWidth({ ink }: Brush): number {
  return Math.max(thinnestLine, ink.lineWeight) * pointsPerMillimetre;
}

export function linePaint({ ink, settings }: Brush): CadPaint {
  return { color: onPaper(ink.color, settings.colors), opacity: ink.opacity };
}

export function areaPaint({ ink, settings }: Brush): CadPaint {
  return { color: onPaper(ink.color, settings.colors, true), opacity: ink.opacity };
}

/** Points on the page per unit of the entity's line type. */
export function dashUnit({ ink, settings, map, dashUnit: fixed }: Brush): number {
  return (fixed ?? scaleOf(map)) * settings.lineTypeScale * ink.lineTypeScale;
}

/** Largest number of primitives in one document, far beyond what a plotter would take. */
const mostPieces = 4_000_000;

/** Number of primitives between two calls of the checkpoint. */
const piecesPerLook = 2048;

/** Stops drawings that expand without bounds. */
export class Budget {
  #left = mostPieces;
  #untilLook = piecesPerLook;
  readonly #checkpoint: () => void;

  /** @param checkpoint throws when the work should end */
  constructor(checkpoint: () => void) {
    this.#checkpoint = checkpoint;
  }

  /** @throws DocumentError `output-limit` when the budget is used up; any error of the checkpoint. */
  spend(pieces: number): void {
    this.#left -= pieces;
    this.#untilLook -= pieces;

    if (this.#left < 0) {
      throw new DocumentError('output-limit', `more than ${mostPieces} pieces of drawing`);
    }

    if (this.#untilLook < 0) {
      this.#untilLook = piecesPerLook;
      this.#checkpoint();
    }
  }
}
