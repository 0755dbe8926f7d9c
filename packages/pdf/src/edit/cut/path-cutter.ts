import type { Matrix } from '../../matrix.ts';
import type { PdfObject } from '../../objects.ts';
import { clipPath, type PathStep } from './clip-path.ts';
import type { ContentEdits } from './content-edits.ts';
import type { CutRegion } from './cut-region.ts';

/** Bytes of an operator: from its first operand, from its name, and to its end. */
export interface OperatorBytes {
  readonly from: number;
  readonly start: number;
  readonly end: number;
}

/** Clip out of which nothing shows. */
export const nothingShows = '0 0 0 0 re W n';

/** Removes from the path that is being constructed, and from the clip that it sets, what lies in areas. */
export class PathCutter {
  readonly #region: CutRegion;
  readonly #edits: ContentEdits;
  readonly #steps: (PathStep & { readonly range: OperatorBytes })[] = [];
  #clip: { readonly operator: string; readonly range: OperatorBytes } | null = null;

  constructor(region: CutRegion, edits: ContentEdits) {
    this.#region = region;
    this.#edits = edits;
  }

  begin(): void {
    this.#steps.length = 0;
    this.#clip = null;
  }

  addStep(operator: string, operands: readonly PdfObject[], range: OperatorBytes): void {
    if (this.#region.clippedAreas.length > 0) {
      const values = operands.map((value) => (typeof value === 'number' ? value : 0));
      this.#steps.push({ operator, values, range });
    }
  }

  /** Notes `W` or `W*`. */
  setClip(operator: string, range: OperatorBytes): void {
    this.#clip = { operator, range };
  }

  /**
   * Writes what remains. A clip is cut like its path, as one in the shape of letters would tell them; other operators
   * between those of the path stay.
   *
   * @param painting operator that ends the path, with its range
   * @returns false when the path has no point in an area, and stays
   */
  cut(painting: string, { start, end }: OperatorBytes, matrix: Matrix): boolean {
    const restOf = (operator: string) =>
      clipPath(this.#steps, operator, { areas: this.#region.clippedAreas, matrix });
    const painted = restOf(painting);

    if (painted === null) {
      return false;
    }

    const clipped = this.#clip === null ? '' : restOf(this.#clip.operator) || nothingShows;
    const ranges = [...this.#steps, ...(this.#clip === null ? [] : [this.#clip])].map(({ range }) => range);

    for (const range of ranges) {
      this.#edits.remove(range.from, range.end);
    }

    this.#edits.replace(start, end, `${painted}\n${clipped}`);

    return true;
  }
}
