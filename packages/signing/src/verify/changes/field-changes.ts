import { type PdfObject, PdfRef } from '@octavo/pdf/objects';
import { addedChanges } from './added-fields.ts';
import { isSameAround } from './direct-fields.ts';
import type { FieldNode } from './field-nodes.ts';
import { formChanges } from './form-changes.ts';
import type { FoundChange, RevisionPair } from './revision-pair.ts';
import { showsValue } from './shown-value.ts';
import { signedLater } from './signed-fields.ts';
import { firstPageOf, pagesOf } from './widget-pages.ts';

/** Entries that hold the value of a field, or follow it. */
const valueKeys = new Set(['V', 'I', 'RV']);

/** Entries of a widget that show the value. */
const appearanceKeys = new Set(['AP', 'AS']);

/** Entries that lead elsewhere, are compared elsewhere, or that viewers keep up to date. */
const leftOut = new Set(['P', 'Parent', 'Kids', 'StructParent', 'M', 'NM', 'Ff']);

/**
 * Flag of fields that users may not change (ISO 32000-2, table 227). Programs set it when a signature locks a field.
 */
const readOnly = 1;

/** Changes of one field, gathered over its widgets. */
interface FieldDifference {
  readonly type: string | null;
  hasValue: boolean;
  hasAppearance: boolean;
  hasOther: boolean;
}

/** Changes of the fields of the form. */
export function fieldChanges(pair: RevisionPair): FoundChange[] {
  const { fields } = pair;
  const differences = new Map<string, FieldDifference>();
  const added = new Map<string, FieldNode[]>();

  for (const [number, node] of fields.signed) {
    const after = fields.later.get(number);

    if (after === undefined || after.name !== node.name || after.type !== node.type) {
      differenceOf(differences, node).hasOther = true;
    } else {
      compareNodes(pair, node, after, differences);
    }
  }

  for (const node of fields.later.values()) {
    if (!fields.signed.has(node.number)) {
      added.set(node.name, [...(added.get(node.name) ?? []), node]);
    }
  }

  const changes = [...differences].flatMap(([name, difference]) => changesOf(pair, name, difference));

  for (const [name, nodes] of added) {
    changes.push(...addedChanges(pair, name, nodes));
  }

  return [...changes, ...formChanges(pair)];
}

function differenceOf(differences: Map<string, FieldDifference>, node: FieldNode): FieldDifference {
  const known = differences.get(node.name);

  if (known !== undefined) {
    return known;
  }

  const made = { type: node.type, hasValue: false, hasAppearance: false, hasOther: false };
  differences.set(node.name, made);

  return made;
}

function compareNodes(
  pair: RevisionPair,
  before: FieldNode,
  after: FieldNode,
  differences: Map<string, FieldDifference>,
): void {
  const { comparison, drawn, signed, later } = pair;

  for (const key of new Set([...before.dict.entries.keys(), ...after.dict.entries.keys()])) {
    const one = before.dict.get(key);
    const other = after.dict.get(key);

    const compared = appearanceKeys.has(key) ? drawn : comparison;

    if (leftOut.has(key) || compared.isSame(one, other)) {
      continue;
    }

    const difference = differenceOf(differences, before);

    if (valueKeys.has(key)) {
      difference.hasValue = true;
    } else if (appearanceKeys.has(key)) {
      difference.hasAppearance = true;
    } else {
      difference.hasOther = true;
    }
  }

  for (const key of new Set([...before.inherited.keys(), ...after.inherited.keys()])) {
    const one = before.inherited.get(key) ?? null;
    const other = after.inherited.get(key) ?? null;

    if (key === 'Ff' || comparison.isSame(one, other)) {
      continue;
    }

    if (valueKeys.has(key)) {
      differenceOf(differences, before).hasValue = true;
    } else {
      differenceOf(differences, before).hasOther = true;
    }
  }

  const isSameFlags = isSameOrLocked(
    signed.resolve(before.inherited.get('Ff') ?? null),
    later.resolve(after.inherited.get('Ff') ?? null),
  );

  if (!isSameFlags || !hasSameRelatives(pair, before, after)) {
    differenceOf(differences, before).hasOther = true;
  }
}

/** True when a field has the same parent, and the same kids besides those that are compared each for itself. */
function hasSameRelatives(pair: RevisionPair, before: FieldNode, after: FieldNode): boolean {
  const parent = before.dict.get('Parent');
  const parentLater = after.dict.get('Parent');
  const isSameParent =
    parent instanceof PdfRef && parentLater instanceof PdfRef
      ? parent.number === parentLater.number
      : pair.comparison.isSame(parent, parentLater);

  return isSameParent && isSameAround(pair, before.dict.get('Kids'), after.dict.get('Kids'));
}

function isSameOrLocked(before: PdfObject, after: PdfObject): boolean {
  const flags = typeof before === 'number' ? before : 0;

  return after === before || after === (flags | readOnly) || (before === null && after === 0);
}

function changesOf(pair: RevisionPair, name: string, difference: FieldDifference): FoundChange[] {
  const { type, hasValue, hasAppearance, hasOther } = difference;
  const page = pageOfField(pair, name);

  if (hasOther) {
    return [{ kind: 'field', page, name }];
  }

  if (type === 'Sig') {
    return [signedLater(pair, name, page, hasValue)];
  }

  if (hasAppearance && !(hasValue || valueOf(pair, name) !== null)) {
    return [{ kind: 'field', page, name }];
  }

  const changes: FoundChange[] = [];

  if (hasValue || hasAppearance) {
    // A reader takes the appearance of a field for its value, so locks apply to a redrawn appearance, too.
    const isShown = !hasAppearance || (showsValue(pair, name, hasValue) && !hidesMore(pair, name));
    changes.push({ kind: isShown ? 'field-value' : 'field', page, name });
  }

  return changes;
}

/** Value of a field in the later revision, own or of its widgets. */
function valueOf({ fields }: RevisionPair, name: string): PdfObject {
  for (const node of fields.later.values()) {
    const value = node.name === name ? (node.inherited.get('V') ?? null) : null;

    if (value !== null) {
      return value;
    }
  }

  return null;
}

function pageOfField({ fields, signed }: RevisionPair, name: string): number | null {
  return firstPageOf(
    signed,
    [...fields.signed.values()].filter((node) => node.name === name),
  );
}

/** True when a widget of a field hides content that it did not hide when it was signed. */
function hidesMore({ cover, fields, later }: RevisionPair, name: string): boolean {
  return [...fields.later.values()].some((node) => {
    const before = fields.signed.get(node.number);

    return (
      node.name === name &&
      pagesOf(later, node.number).some(
        ({ index }) =>
          cover.hides(index, node.dict, node.number, { isValue: true }) &&
          (before === undefined || !cover.hid(index, before.dict, node.number)),
      )
    );
  });
}
