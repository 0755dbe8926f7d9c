import { isName, type PdfDict, type PdfObject, PdfRef } from '@octavo/pdf/objects';
import { coversContent } from './covered-content.ts';
import type { FieldNode } from './field-nodes.ts';
import type { FoundChange, RevisionPair } from './revision-pair.ts';
import { showsValue } from './shown-value.ts';

/** Entries that hold the value of a field, or follow it. */
const valueKeys = new Set(['V', 'I', 'RV']);

/** Entries of a widget that show the value. */
const appearanceKeys = new Set(['AP', 'AS']);

/** Entries that lead elsewhere, are compared elsewhere, or that viewers keep up to date. */
const leftOut = new Set(['P', 'Parent', 'Kids', 'StructParent', 'M', 'NM', 'Ff']);

/** Flag of fields that nobody may change (ISO 32000-2, table 227). Programs set it when a signature locks a field. */
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
  const { fields, signed, later } = pair;
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
    const isKnown = [...fields.signed.values()].some((node) => node.name === name && node.type !== null);
    changes.push(...addedChanges(pair, name, nodes, isKnown));
  }

  const formBefore = signed.dict(signed.catalog.get('AcroForm'));
  const formAfter = later.dict(later.catalog.get('AcroForm'));

  return [...changes, ...formChanges(pair, formBefore, formAfter)];
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
  { comparison, signed, later }: RevisionPair,
  before: FieldNode,
  after: FieldNode,
  differences: Map<string, FieldDifference>,
): void {
  for (const key of new Set([...before.dict.entries.keys(), ...after.dict.entries.keys()])) {
    const one = before.dict.get(key);
    const other = after.dict.get(key);

    if (leftOut.has(key) || comparison.isSame(one, other)) {
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

  const flagsBefore = signed.get(before.dict, 'Ff');
  const flagsAfter = later.get(after.dict, 'Ff');

  if (!isSameOrLocked(flagsBefore, flagsAfter)) {
    differenceOf(differences, before).hasOther = true;
  }
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
    return [signatureChange(pair, name, page, hasValue)];
  }

  if (hasAppearance && !(hasValue || valueOf(pair, name) !== null)) {
    return [{ kind: 'field', page, name }];
  }

  const changes: FoundChange[] = [];

  if (hasValue || hasAppearance) {
    const isShown = !hasAppearance || showsValue(pair, name, hasValue);
    changes.push(
      isShown ? { kind: hasValue ? 'field-value' : 'metadata', page, name } : { kind: 'field', page, name },
    );
  }

  return changes;
}

/** A field for signatures that was signed later; a signature that was there may not change at all. */
function signatureChange(
  { fields, later, signed }: RevisionPair,
  name: string,
  page: number | null,
  hasValue: boolean,
): FoundChange {
  const valueIn = (nodes: ReadonlyMap<number, FieldNode>, document: RevisionPair['later']) => {
    for (const node of nodes.values()) {
      const value = node.name === name ? document.dict(node.dict.get('V')) : null;

      if (value !== null) {
        return value;
      }
    }

    return null;
  };
  const before = valueIn(fields.signed, signed);
  const after = valueIn(fields.later, later);

  return {
    kind: after !== null && isTimeStamp(after) ? 'time-stamp' : 'signature',
    page,
    name,
    isForbidden: before !== null || after === null || !hasValue,
  };
}

function isTimeStamp(signature: PdfDict): boolean {
  return isName(signature.get('SubFilter'), 'ETSI.RFC3161');
}

/** Fields that are new: only those for signatures may be, where they hide nothing. */
function addedChanges(
  { later, signed }: RevisionPair,
  name: string,
  nodes: readonly FieldNode[],
  isKnown: boolean,
): FoundChange[] {
  if (isKnown || nodes.every(({ type }) => type !== 'Sig')) {
    const isGroup = nodes.every(({ type, dict }) => type === null && !dict.has('Subtype'));

    return isGroup && !isKnown ? [] : [{ kind: 'field', page: pageIn(later, nodes), name }];
  }

  const value = nodes.map(({ dict }) => later.dict(dict.get('V'))).find((dict) => dict !== null) ?? null;
  const page = pageIn(later, nodes);
  const shownOn = page === null ? undefined : signed.pages[page - 1];
  const hides =
    shownOn !== undefined &&
    nodes.some(({ dict }) => coversContent(later, later.pages[shownOn.index] ?? shownOn, dict));

  if (value === null) {
    return [{ kind: 'field', page, name }];
  }

  return [{ kind: isTimeStamp(value) ? 'time-stamp' : 'signature', page, name, isForbidden: hides }];
}

/** Entries of the form that any field or signature which is added changes. */
const formSilent = new Set(['Fields', 'SigFlags', 'NeedAppearances']);

/** Parts of an XFA form that hold the values (ISO 32000-2, 12.7.8; XFA 3.3). */
const xfaValues = new Set(['datasets', 'form', 'localeSet', 'xmpmeta']);

function formChanges(pair: RevisionPair, before: PdfDict | null, after: PdfDict | null): FoundChange[] {
  const { comparison } = pair;
  const changes: FoundChange[] = [];
  const keys = new Set([...(before?.entries.keys() ?? []), ...(after?.entries.keys() ?? [])]);

  for (const key of keys) {
    const one = before?.get(key) ?? null;
    const other = after?.get(key) ?? null;

    if (formSilent.has(key) || comparison.isSame(one, other)) {
      continue;
    }

    if (key === 'XFA') {
      // Programs that cannot fill in an XFA form remove it, so that its values do not contradict the fields.
      changes.push({
        kind: other === null || isXfaFilledIn(pair, one, other) ? 'field-value' : 'field',
        name: key,
      });
    } else if (key === 'DR' ? !hasSameResources(pair, one, other) : before !== null && one !== null) {
      changes.push({ kind: 'field', name: key });
    }
  }

  return changes;
}

/** True when all resources that the fields had are the same; others may be added. */
function hasSameResources(
  { comparison, signed, later }: RevisionPair,
  before: PdfObject,
  after: PdfObject,
): boolean {
  const one = signed.dict(before);
  const other = later.dict(after);

  return [...(one?.entries.keys() ?? [])].every((category) => {
    const known = signed.dict(one?.get(category) ?? null);
    const current = later.dict(other?.get(category) ?? null);

    return known === null
      ? comparison.isSame(one?.get(category) ?? null, other?.get(category) ?? null)
      : [...known.entries].every(([name, resource]) =>
          comparison.isSame(resource, current?.get(name) ?? null),
        );
  });
}

function isXfaFilledIn(
  { comparison, signed, later }: RevisionPair,
  before: PdfObject,
  after: PdfObject,
): boolean {
  const one = signed.array(before);
  const other = later.array(after);

  return (
    one !== null &&
    other !== null &&
    one.length === other.length &&
    one.every((part, index) => {
      const label = signed.resolve(one[index - 1] ?? null);
      const name = label !== null && typeof label === 'object' && 'bytes' in label ? label.bytes : null;
      const isValues = name !== null && xfaValues.has(String.fromCharCode(...name.subarray(0, 32)));

      return isValues || comparison.isSame(part, other[index]!);
    })
  );
}

/** Value of a field in the later revision, own or of its widgets. */
function valueOf({ fields }: RevisionPair, name: string): PdfObject {
  for (const node of fields.later.values()) {
    if (node.name === name && node.dict.has('V')) {
      return node.dict.get('V');
    }
  }

  return null;
}

function pageOfField({ fields, signed }: RevisionPair, name: string): number | null {
  return pageIn(
    signed,
    [...fields.signed.values()].filter((node) => node.name === name),
  );
}

/** First page that shows one of the nodes, counted from 1. */
function pageIn(document: RevisionPair['later'], nodes: readonly FieldNode[]): number | null {
  const numbers = new Set(nodes.map(({ number }) => number));
  const page = document.pages.find(({ dict }) =>
    (document.array(dict.get('Annots')) ?? []).some(
      (annotation) => annotation instanceof PdfRef && numbers.has(annotation.number),
    ),
  );

  return page === undefined ? null : page.index + 1;
}
