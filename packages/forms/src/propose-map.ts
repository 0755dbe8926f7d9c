import type { FieldBox, ListedField } from '@octavo/editing/fields/listed-field';
import { readFields } from '@octavo/editing/fields/read-fields';
import type { PdfDocument } from '@octavo/pdf/document';
import type { FieldPlace, FormMap, FormRevision, TickedBox } from './form-map.ts';
import { fieldsOf, placesOf } from './places.ts';

/** Distances in points within which a field is still the same one, whatever its name, or with the same name. */
const near = { same: 12, named: 30 };

export interface MapProposal {
  /** Places of the answers in the fields that were found. */
  readonly map: FormMap;
  /** Questions with a field that has no successor. */
  readonly missing: readonly string[];
  /** Fields of the new blank that no answer fills in. */
  readonly fresh: readonly string[];
}

/** Proposes the map of a new revision, by the names, tooltips, kinds and places of the fields of both blanks. */
export function proposeMap(
  { map, unused = [] }: FormRevision,
  last: PdfDocument,
  next: PdfDocument,
): MapProposal {
  const before = new Map(readFields(last).map((field) => [field.name, field]));
  const after = readFields(next).filter(({ kind }) => kind !== 'push' && kind !== 'signature');
  const found = new Map(
    [...before.values()].flatMap((field) => {
      const successor = successorOf(field, after);

      return successor === null ? [] : [[field.name, successor] as const];
    }),
  );
  const isFound = (question: string) =>
    placesOf(map, question).every((place) => fieldsOf(place).every((name) => found.has(name)));
  const questions = Object.keys(map);
  const proposed = Object.fromEntries(
    questions
      .filter(isFound)
      .map((question) => [question, placesOf(map, question).map((place) => renamed(place, found))] as const),
  );
  const filled = new Set([
    ...Object.values(proposed).flatMap((places) => places.flatMap(fieldsOf)),
    ...unused.flatMap((name) => found.get(name)?.name ?? []),
  ]);

  return {
    map: proposed,
    missing: questions.filter((question) => !isFound(question)),
    fresh: after.map(({ name }) => name).filter((name) => !filled.has(name)),
  };
}

function successorOf(field: ListedField, candidates: readonly ListedField[]): ListedField | null {
  const fitting = candidates
    .filter(({ kind, maxLength }) => kind === field.kind && maxLength === field.maxLength)
    .map((candidate) => ({ candidate, distance: distanceBetween(field.boxes[0], candidate.boxes[0]) }))
    .toSorted((one, other) => one.distance - other.distance);
  const named = fitting.find(({ candidate }) => candidate.name === field.name);
  const labelled = fitting.filter(({ candidate }) => field.label !== '' && candidate.label === field.label);
  const [nearest] = fitting;

  if (labelled.length === 1) {
    return labelled[0]?.candidate ?? null;
  }

  // A name counts less than a place: agencies number fields anew when they insert one.
  const isAt = (each: typeof named, distance: number) => each !== undefined && each.distance <= distance;
  const best = isAt(named, near.same) ? named : isAt(nearest, near.same) ? nearest : named;

  return best !== undefined && isAt(best, near.named) ? best.candidate : null;
}

function distanceBetween(one: FieldBox | undefined, other: FieldBox | undefined): number {
  return one === undefined || other === undefined || one.page !== other.page
    ? Number.POSITIVE_INFINITY
    : Math.hypot(one.box.left - other.box.left, one.box.top - other.box.top);
}

function renamed(place: FieldPlace, found: ReadonlyMap<string, ListedField>): FieldPlace {
  const nameOf = (name: string) => found.get(name)?.name ?? name;
  const boxOf = ({ field, state }: TickedBox): TickedBox => ({
    field: nameOf(field),
    state: stateIn(found.get(field), state),
  });

  if ('field' in place) {
    return { ...place, field: nameOf(place.field) };
  }

  if ('fields' in place) {
    return { ...place, fields: place.fields.map(nameOf) };
  }

  if ('box' in place) {
    const { field, state } = boxOf({ field: place.box, state: place.state });

    return { ...place, box: field, state };
  }

  const boxes = Object.entries(place.boxes).map(([choice, box]) => [
    choice,
    box === null ? null : boxOf(box),
  ]);

  return { ...place, boxes: Object.fromEntries(boxes) };
}

/** The state as before, or the only one that the field has now. */
function stateIn(field: ListedField | undefined, state: string): string {
  const states = field?.boxes.flatMap((box) => box.state ?? []) ?? [];

  return states.length === 1 && !states.includes(state) ? (states[0] ?? state) : state;
}
