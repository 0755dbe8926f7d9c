import type { Operation } from '@octavo/contract/edits/edit-list';
import type { Box } from '@octavo/contract/edits/primitives';
import type { DrawPriority, EditingDocument } from '../document/editing-document.ts';
import type { Size } from '../document/geometry.ts';
import { withoutChange } from '../edits/changes.ts';
import { type EditProblem, problemOf } from '../edits/edit-problem.ts';
import type { Tile } from './tiles.ts';

/** Part of a document that draws its pages. */
export type DrawnDocument = Pick<EditingDocument, 'draw'>;

/** Most pixels of the first pass, which shows the whole page. */
const firstPassPixels = 1_500_000;

export interface Wanted {
  readonly operations: readonly Operation[];
  /** Pixels of the screen a point. */
  readonly scale: number;
  readonly tiles: readonly Tile[];
  /** Part of the page that is typed in, in points: drawn before everything else. */
  readonly typed: Box | null;
  readonly priority: DrawPriority;
}

/** Hears which operations the picture of a page shows, and why it does not show others. */
export type PaintListener = (
  operations: readonly Operation[] | null,
  problems: readonly EditProblem[],
) => void;

/** Owner of a page's picture. */
interface PaintHost {
  /** Called when a part of the page was drawn with these operations. */
  onDrawn(operations: readonly Operation[]): void;
  readonly onPainted: PaintListener;
}

interface Piece {
  readonly canvas: HTMLCanvasElement;
  readonly operations: readonly Operation[];
}

const firstPass = 'first pass';
const typedPart = 'typed part';

/** Milliseconds without typing before the rest of the page is drawn, too. */
const restMilliseconds = 300;

/**
 * Draws a page into an element: the whole page at half scale first, then tiles of what is in view. One piece at a
 * time, and pieces that are out of date stay until their successors are there. While text is typed, its surroundings
 * come first and the tiles follow when typing rests.
 */
export class PagePainter {
  readonly #document: DrawnDocument;
  readonly #key: string;
  readonly #page: Size;
  readonly #element: HTMLElement;
  readonly #host: PaintHost;
  readonly #pieces = new Map<string, Piece>();
  #wanted: Wanted | null = null;
  #controller: AbortController | null = null;
  #changedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Operations that can be drawn: those that are wanted, without those that fail. */
  #drawn: readonly Operation[] = [];
  #problems: readonly EditProblem[] = [];
  #drawnFor: readonly Operation[] | null = null;
  #isDisposed = false;

  constructor(document: DrawnDocument, key: string, page: Size, element: HTMLElement, host: PaintHost) {
    this.#document = document;
    this.#key = key;
    this.#page = page;
    this.#element = element;
    this.#host = host;
  }

  want(wanted: Wanted): void {
    // The painter of a page that has another size now is asked once more before its successor is there.
    if (this.#isDisposed) {
      return;
    }

    const before = this.#wanted;
    this.#wanted = wanted;

    if (before?.operations !== wanted.operations) {
      this.#changedAt = performance.now();
    }

    // A drawing under way is shown, also when the next change is here: typing never waits for a pause.
    if (before?.scale !== wanted.scale) {
      this.#controller?.abort();
      this.#controller = null;
    }

    if (this.#drawnFor !== wanted.operations) {
      this.#drawnFor = wanted.operations;
      this.#drawn = wanted.operations;
      this.#problems = [];
    }

    this.#start();
  }

  dispose(): void {
    this.#isDisposed = true;
    clearTimeout(this.#timer);
    this.#controller?.abort();
    this.#wanted = null;
    [...this.#pieces.keys()].forEach((id) => this.#remove(id));
  }

  #start(): void {
    clearTimeout(this.#timer);

    if (this.#controller === null) {
      this.#controller = new AbortController();
      void this.#paint(this.#controller.signal);
    }
  }

  async #paint(signal: AbortSignal): Promise<void> {
    for (let next = this.#next(); next !== null; next = this.#next()) {
      const { id, region, scale, operations } = next;
      const drawn = this.#drawn;

      try {
        const priority = this.#wanted?.priority ?? 'near';
        const view = { scale, priority, region: region ?? { left: 0, top: 0, ...this.#page } };
        const bitmap = await this.#document.draw(this.#key, drawn, view, signal);

        if (signal.aborted) {
          bitmap.close();

          return;
        }

        this.#place(id, region, bitmap, operations);
        this.#host.onDrawn(drawn);
      } catch (error) {
        if (signal.aborted) {
          return;
        }

        if (this.#drawnFor !== operations) {
          // The operations have changed since then; the loop draws the latest ones.
          continue;
        }

        if (!this.#leavesOut(problemOf(error, drawn))) {
          // The page keeps the picture that it has; it is tried again when it or the view changes.
          this.#controller = null;
          this.#host.onPainted(null, this.#problems);

          return;
        }
      }
    }

    this.#controller = null;
    const rest = this.#wanted?.typed === null ? 0 : this.#restOfPause();

    if (rest > 0) {
      this.#timer = setTimeout(() => this.#start(), rest);
    } else {
      this.#finish();
    }
  }

  /** Milliseconds until the rest of the page is drawn, too. */
  #restOfPause(): number {
    return this.#changedAt + restMilliseconds - performance.now();
  }

  /** Leaves out an operation that fails, so that the others are drawn; false when none is to blame. */
  #leavesOut(problem: EditProblem): boolean {
    const { operation } = problem;
    this.#problems = [...this.#problems.filter((other) => other.operation !== null), problem];

    if (operation === null) {
      return false;
    }

    this.#drawn = withoutChange(this.#drawn, operation);

    return true;
  }

  /** The piece to draw next: first the whole page, then tiles that are missing or out of date. */
  #next(): {
    readonly id: string;
    readonly region: Box | null;
    readonly scale: number;
    readonly operations: readonly Operation[];
  } | null {
    if (this.#wanted === null) {
      return null;
    }

    const { operations, scale, tiles, typed } = this.#wanted;
    const { width, height } = this.#page;
    const rough = {
      id: firstPass,
      region: null,
      scale: Math.min(scale / 2, Math.sqrt(firstPassPixels / (width * height))),
      operations,
    };

    if (!this.#pieces.has(firstPass)) {
      return rough;
    }

    const tile = tiles.find(({ id }) => this.#pieces.get(id)?.operations !== operations);

    if (tile !== undefined && typed !== null) {
      if (this.#pieces.get(typedPart)?.operations !== operations) {
        return { id: typedPart, region: onPixels(typed, this.#page, scale), scale, operations };
      }

      if (this.#restOfPause() > 0) {
        return null;
      }
    }

    if (tile !== undefined) {
      return { id: tile.id, region: tile.region, scale, operations };
    }

    return this.#pieces.get(firstPass)?.operations === operations ? null : rough;
  }

  #place(id: string, region: Box | null, bitmap: ImageBitmap, operations: readonly Operation[]): void {
    const canvas = document.createElement('canvas');
    const { width, height } = this.#page;
    const share = (value: number, whole: number) => `${(value / whole) * 100}%`;
    const place = region ?? { left: 0, top: 0, width, height };
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
    canvas.style.cssText = `left:${share(place.left, width)};top:${share(place.top, height)};width:${share(place.width, width)};height:${share(place.height, height)}`;
    this.#remove(id);
    this.#pieces.set(id, { canvas, operations });

    if (region === null) {
      this.#element.prepend(canvas);
    } else {
      this.#element.append(canvas);
    }
  }

  /** Removes tiles that are no longer wanted, once all wanted ones are there. */
  #finish(): void {
    if (this.#wanted === null) {
      return;
    }

    const kept = new Set([firstPass, ...this.#wanted.tiles.map(({ id }) => id)]);
    [...this.#pieces.keys()].filter((id) => !kept.has(id)).forEach((id) => this.#remove(id));
    this.#host.onPainted(this.#drawn, this.#problems);
  }

  #remove(id: string): void {
    const canvas = this.#pieces.get(id)?.canvas;

    if (canvas !== undefined) {
      canvas.remove();
      // Releases the pixels at once instead of with the next garbage collection.
      canvas.width = 0;
      this.#pieces.delete(id);
    }
  }
}

/** Part of a page that begins and ends with whole pixels, so that it lies on those around it. */
function onPixels({ left, top, width, height }: Box, page: Size, scale: number): Box {
  const [from, to] = [
    [left, top].map((edge) => Math.floor(Math.max(0, edge) * scale) / scale),
    [Math.min(page.width, left + width), Math.min(page.height, top + height)].map(
      (edge) => Math.ceil(edge * scale) / scale,
    ),
  ];

  return { left: from[0]!, top: from[1]!, width: to[0]! - from[0]!, height: to[1]! - from[1]! };
}
