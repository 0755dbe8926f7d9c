import type { Box } from '@octavo/contract/edits/primitives';
import type { ListedField } from '@octavo/editing/fields/listed-field';
import type { FormRevision } from './form-map.ts';
import { fieldsOf, placesOf, tickedBoxes } from './places.ts';

/** Place of an answer on a page of the blank, in points from the upper left corner of the page as shown. */
export interface AnswerBox {
  readonly question: string;
  /** Choice that the box stands for; null for a box that takes text or a tick. */
  readonly choice: string | null;
  /** Counted from 0. */
  readonly page: number;
  readonly box: Box;
}

/**
 * Boxes of all answers on the pages of a blank, or of a fillable form made from it.
 *
 * @param listed fields of the document, as `readFields` or a worker of the browser lists them
 */
export function fieldBoxes(listed: readonly ListedField[], { map }: FormRevision): AnswerBox[] {
  const fields = new Map(listed.map((field) => [field.name, field]));

  return Object.keys(map).flatMap((question) =>
    placesOf(map, question).flatMap((place) => {
      const choices = 'boxes' in place ? tickedBoxes(place.boxes) : null;
      const named =
        choices?.map(([choice, { field, state }]) => ({ choice, field, state })) ??
        fieldsOf(place).map((field) => ({ choice: null, field, state: null }));

      return named.flatMap(({ choice, field, state }) =>
        (fields.get(field)?.boxes ?? [])
          .filter((each) => state === null || each.state === null || each.state === state)
          .map(({ page, box }) => ({ question, choice, page: Number(page.slice(1)) - 1, box })),
      );
    }),
  );
}
