import { ToolFailure } from '@octavo/contract/failures';
import type { CadPaint, Canvas } from './canvas.ts';
import { type Affine, scaleOf } from './geometry/affine.ts';
import { type EntityStyle, onPaper } from './ink.ts';
import type { Layer } from './pen.ts';
import type { Entity } from './shapes.ts';
import type { FontShelf } from './text/fonts.ts';

/** What is the same for everything on a page. */
export interface PaintSettings {
  /** What viewports look at. */
  readonly model: readonly Entity[];
  readonly canvas: Canvas;
  readonly shelf: FontShelf;
  readonly colors: 'color' | 'black';
  readonly lineTypeScale: number;
  readonly paperLineTypes: boolean;
  readonly budget: Budget;
}

/** Where an entity stands: on what part of the page, inside of which blocks. */
export interface Scope {
  readonly settings: PaintSettings;
  /** From the entity's coordinates to points of the page. */
  readonly map: Affine;
  /** What stands for a unit of a line type, in points; null follows the map. */
  readonly dashUnit: number | null;
  readonly parent: EntityStyle | null;
  readonly frozen: ReadonlySet<Layer>;
  /** Names of the blocks around, outermost first. */
  readonly blocks: readonly string[];
  /** Viewports are windows of paper layouts only. */
  readonly isPaperSpace: boolean;
}

/** An entity in hand: its place and its ink. */
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

/** Points of the page for a unit of the entity's line type. */
export function dashUnit({ ink, settings, map, dashUnit: fixed }: Brush): number {
  return (fixed ?? scaleOf(map)) * settings.lineTypeScale * ink.lineTypeScale;
}

/** Pieces of drawing that one document may be made of: far beyond what a plotter would take. */
const mostPieces = 4_000_000;

/** Looked at the clock after so many pieces. */
const piecesPerLook = 2048;

/** Ends drawings that unfold without bounds. */
export class Budget {
  #left = mostPieces;
  #untilLook = piecesPerLook;
  readonly #checkpoint: () => void;

  /** @param checkpoint throws when the work should end */
  constructor(checkpoint: () => void) {
    this.#checkpoint = checkpoint;
  }

  /** @throws ToolFailure `output-limit` when nothing is left; whatever the checkpoint throws. */
  spend(pieces: number): void {
    this.#left -= pieces;
    this.#untilLook -= pieces;

    if (this.#left < 0) {
      throw new ToolFailure('output-limit', `more than ${mostPieces} pieces of drawing`);
    }

    if (this.#untilLook < 0) {
      this.#untilLook = piecesPerLook;
      this.#checkpoint();
    }
  }
}
