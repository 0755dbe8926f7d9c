import type { Operation, OperationOf } from '@octavo/contract/edits/edit-list';
import type { Point } from '@octavo/contract/edits/primitives';
import type { ParagraphLook, TextRun } from '@octavo/contract/edits/text';
import { rounded, shiftedBox } from '../document/geometry.ts';
import { textOfRuns } from '../text/runs.ts';
import { firstGlyph, type TextFit, type TextObject } from '../text/text-object.ts';

type Operations = readonly Operation[];
type ReplaceOperation = OperationOf<'text.replace'>;

/** Properties that a text gets; what is absent stays as it is. */
export interface TextValue {
  readonly runs?: readonly TextRun[];
  readonly paragraph?: ParagraphLook;
  readonly fit?: TextFit;
}

/**
 * Gives a text other words or another look. All changes of one text are one operation, and none once it is again what
 * the file has.
 */
export function changeText(
  operations: Operations,
  id: string,
  object: TextObject,
  value: TextValue,
): Operations {
  return object.unit === null
    ? changeAddition(operations, object, value)
    : changeUnit(operations, id, object, value);
}

function changeUnit(operations: Operations, id: string, object: TextObject, value: TextValue): Operations {
  const { unit, page } = object;

  if (unit === null) {
    return operations;
  }

  const earlier = operations.find((operation) => isReplacement(operation, object));
  const runs = value.runs ?? object.runs;
  const next: ReplaceOperation = {
    id: earlier?.id ?? id,
    kind: 'text.replace',
    page,
    range: unit.range,
    runs: textOfRuns(runs) === '' ? [] : [...runs],
    paragraph: { ...earlier?.paragraph, ...value.paragraph },
    fit: value.fit ?? object.fit,
  };

  if (isAsInFile(next, unit.text)) {
    return earlier === undefined ? operations : operations.filter((operation) => operation !== earlier);
  }

  return earlier === undefined
    ? [...operations, next]
    : operations.map((operation) => (operation === earlier ? next : operation));
}

function changeAddition(
  operations: Operations,
  { operation, key }: TextObject,
  { runs, paragraph }: TextValue,
): Operations {
  if (operation?.kind !== 'text.add') {
    return operations;
  }

  const next = { ...operation, ...paragraph, ...(runs === undefined ? {} : { runs: [...runs] }) };

  if (textOfRuns(next.runs) === '') {
    return operations.filter(({ id }) => id !== key);
  }

  return operations.some(({ id }) => id === key)
    ? operations.map((each) => (each.id === key ? next : each))
    : [...operations, next];
}

export function moveText(operations: Operations, id: string, object: TextObject, by: Point): Operations {
  const { unit, page, operation } = object;

  if (unit === null) {
    return operations.map((each) =>
      each === operation && each.kind === 'text.add' ? { ...each, box: shiftedBox(each.box, by) } : each,
    );
  }

  const earlier = operations.find(
    (each): each is OperationOf<'text.move'> => each.kind === 'text.move' && isAboutUnit(each, object),
  );

  if (earlier === undefined) {
    return [...operations, { id, kind: 'text.move', page, range: unit.range, by }];
  }

  const sum = { x: rounded(earlier.by.x + by.x), y: rounded(earlier.by.y + by.y) };

  return sum.x === 0 && sum.y === 0
    ? operations.filter((each) => each !== earlier)
    : operations.map((each) => (each === earlier ? { ...earlier, by: sum } : each));
}

/** Gives a text of this list another box. */
export function resizeText(operations: Operations, object: TextObject, box: TextObject['box']): Operations {
  return operations.map((each) =>
    each === object.operation && each.kind === 'text.add' ? { ...each, box } : each,
  );
}

/** Deletes a text; of one that this list has added or changed, every operation goes. */
export function deleteText(operations: Operations, id: string, object: TextObject): Operations {
  const { unit, page, key } = object;

  if (unit === null) {
    return operations.filter((each) => each.id !== key);
  }

  const others = operations.filter((each) => !isOfText(each) || !isAboutUnit(each, object));

  return [...others, { id, kind: 'text.delete', page, range: unit.range }];
}

function isAsInFile({ runs, paragraph }: ReplaceOperation, text: string): boolean {
  return (
    textOfRuns(runs) === text &&
    runs.every(({ look }) => Object.keys(look).length === 0) &&
    Object.keys(paragraph).length === 0
  );
}

function isReplacement(operation: Operation, object: TextObject): operation is ReplaceOperation {
  return operation.kind === 'text.replace' && isAboutUnit(operation, object);
}

type UnitOperation = OperationOf<'text.replace' | 'text.move' | 'text.delete'>;

function isOfText(operation: Operation): operation is UnitOperation {
  return (
    operation.kind === 'text.replace' || operation.kind === 'text.move' || operation.kind === 'text.delete'
  );
}

function isAboutUnit(operation: UnitOperation, { unit, page }: TextObject): boolean {
  return unit !== null && operation.page === page && firstGlyph(operation) === firstGlyph(unit);
}
