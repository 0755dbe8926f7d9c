import type { Operation } from '@octavo/contract/edits/edit-list';
import type { Point } from '@octavo/contract/edits/primitives';
import type { EditingDocument, SetText } from '../document/editing-document.ts';
import { firstGlyph, type TextObject } from './text-object.ts';

/** Text as it was last set, and the operations that it was set by. */
export interface KeptText {
  readonly report: SetText;
  readonly operation: Operation;
  /** Distance that the text had been moved. */
  readonly by: Point;
  /** Number of the drawing, counted from 1. */
  readonly drawing: number;
}

/** Texts as the latest drawings of the pages have set them, by their operations. */
export class SetTexts {
  readonly #document: EditingDocument;
  readonly #listeners = new Set<() => void>();
  #kept: ReadonlyMap<string, KeptText> = new Map();
  #drawings = 0;

  constructor(document: EditingDocument) {
    this.#document = document;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);

    return () => this.#listeners.delete(listener);
  };

  readonly all = (): ReadonlyMap<string, KeptText> => this.#kept;

  /** Reads how the operations of a page were set, after a part of it was drawn with them. */
  async read(operations: readonly Operation[]): Promise<void> {
    if (operations.some(({ kind }) => kind.startsWith('text.'))) {
      this.#keep(await this.#document.setTexts(operations), operations);
    }
  }

  #keep(reports: readonly SetText[], operations: readonly Operation[]): void {
    const kept = new Map(this.#kept);
    this.#drawings += 1;

    for (const report of reports) {
      const operation = operations.find(({ id }) => id === report.operation);

      if (operation !== undefined) {
        kept.set(report.operation, {
          report,
          operation,
          by: moveOf(operation, operations),
          drawing: this.#drawings,
        });
      }
    }

    this.#kept = kept;
    this.#listeners.forEach((listener) => listener());
  }
}

/** Text of an object as it was last set; null for one that only the file has set. */
export function keptTextOf(kept: ReadonlyMap<string, KeptText>, { operation }: TextObject): KeptText | null {
  return operation === null ? null : (kept.get(operation.id) ?? null);
}

const noMove: Point = { x: 0, y: 0 };

function moveOf(operation: Operation, operations: readonly Operation[]): Point {
  if (operation.kind !== 'text.replace') {
    return noMove;
  }

  const move = operations.find(
    (other) => other.kind === 'text.move' && firstGlyph(other) === firstGlyph(operation),
  );

  return move?.kind === 'text.move' ? move.by : noMove;
}
