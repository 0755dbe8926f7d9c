import type { PdfDocument } from '@octavo/pdf/document';
import type { PdfDict, PdfObject } from '@octavo/pdf/objects';
import { isSameAround } from './direct-fields.ts';
import { canBeRedrawn } from './redrawn-fields.ts';
import type { FoundChange, RevisionPair } from './revision-pair.ts';

/** Entries of the form that any field or signature which is added changes. */
const formSilent = new Set(['Fields', 'SigFlags', 'NeedAppearances']);

/** Parts of an XFA form that hold the values (ISO 32000-2, 12.7.8; XFA 3.3). */
const xfaValues = new Set(['datasets', 'form', 'localeSet', 'xmpmeta']);

/** Changes of the form as a whole. An entry that it did not have may let readers draw or compute its fields anew. */
export function formChanges(pair: RevisionPair): FoundChange[] {
  const { comparison, signed, later } = pair;
  const before = signed.dict(signed.catalog.get('AcroForm'));
  const after = later.dict(later.catalog.get('AcroForm'));
  const changes: FoundChange[] = [];

  if (needsAppearances(later, after) && !needsAppearances(signed, before)) {
    changes.push({ kind: canBeRedrawn(pair) ? 'field-value' : 'field', name: 'NeedAppearances' });
  }

  if (!isSameAround(pair, before?.get('Fields') ?? null, after?.get('Fields') ?? null)) {
    changes.push({ kind: 'field', name: 'Fields' });
  }
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
    } else if (!isHarmless(pair, key, one, other)) {
      changes.push({ kind: 'field', name: key });
    }
  }

  return changes;
}

function needsAppearances(document: PdfDocument, form: PdfDict | null): boolean {
  return form !== null && document.get(form, 'NeedAppearances') === true;
}

/** True for an entry that shows nothing: further resources, and the usual look of a form that draws no field anew. */
function isHarmless(pair: RevisionPair, key: string, before: PdfObject, after: PdfObject): boolean {
  if (key === 'DR') {
    return hasSameResources(pair, before, after);
  }

  const { fields, signed } = pair;
  const isFilledIn = [...fields.signed.values()].some(({ type }) => type !== null && type !== 'Sig');

  return (
    before === null &&
    (!isFilledIn || (key === 'DA' && !needsAppearances(signed, signed.dict(signed.catalog.get('AcroForm')))))
  );
}

/** True when all resources that the fields had are the same; others may be added. */
function hasSameResources(
  { drawn, signed, later }: RevisionPair,
  before: PdfObject,
  after: PdfObject,
): boolean {
  const one = signed.dict(before);
  const other = later.dict(after);

  return [...(one?.entries.keys() ?? [])].every((category) => {
    const known = signed.dict(one?.get(category) ?? null);
    const current = later.dict(other?.get(category) ?? null);

    return known === null
      ? drawn.isSame(one?.get(category) ?? null, other?.get(category) ?? null)
      : [...known.entries].every(([name, resource]) => drawn.isSame(resource, current?.get(name) ?? null));
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
