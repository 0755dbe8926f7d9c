import { PdfDict, type PdfObject, PdfRef } from '../../objects.ts';
import { readNumberTree } from '../../trees.ts';
import type { ObjectChanges } from '../object-changes.ts';
import type { Graft } from './graft.ts';

/** Joins the tags of inserted pages to those of a tagged document, at their end (ISO 32000-2, 14.7.2). */
export function insertTags(changes: ObjectChanges, graft: Graft): void {
  const { source } = graft;
  const [own, inserted] = [changes.document, source].map(({ catalog }) => catalog.get('StructTreeRoot'));
  const [root, other] = [changes.dict(own ?? null), source.dict(inserted ?? null)];

  if (!(own instanceof PdfRef) || !(inserted instanceof PdfRef) || root === null || other === null) {
    return;
  }

  const parents = readNumberTree(changes, root.get('ParentTree'));
  const next = changes.get(root, 'ParentTreeNextKey');
  const offset = Math.max(typeof next === 'number' ? next : 0, ...parents.map(([key]) => key + 1), 0);
  graft.tagOffset = offset;
  graft.replace(inserted, own);
  const added = readNumberTree(source, other.get('ParentTree')).map(
    ([key, value]) => [key + offset, graft.copy(value)] as const,
  );
  const entries = [...parents, ...added];
  const kids = kidsOf(changes, root);
  const more = kidsOf(source, other).map((kid) => graft.copy(kid));
  const [top] = kids;
  const isSingle = kids.length === 1 && top instanceof PdfRef;

  if (isSingle) {
    // Readers expect one element at the top (ISO 32000-2, 14.8.4.3).
    addKids(changes, top, more);
  }

  changes.set(
    own,
    root
      .copy()
      .set('K', isSingle ? [top] : [...kids, ...more])
      .set('ParentTree', changes.add(new PdfDict([['Nums', entries.flat()]])))
      .set('ParentTreeNextKey', entries.reduce((most, [key]) => Math.max(most, key), -1) + 1)
      .set('RoleMap', joinedRoles(changes, root, graft, other)),
  );
}

function addKids(changes: ObjectChanges, element: PdfRef, more: readonly PdfObject[]): void {
  const dict = changes.dict(element) ?? new PdfDict();
  changes.set(element, dict.copy().set('K', [...kidsOf(changes, dict), ...more]));

  for (const kid of more) {
    const own = changes.dict(kid);

    if (kid instanceof PdfRef && own !== null) {
      changes.set(kid, own.copy().set('P', element));
    }
  }
}

interface Kids {
  array(object: PdfObject): readonly PdfObject[] | null;
}

function kidsOf(reader: Kids, root: PdfDict): readonly PdfObject[] {
  const kids = root.get('K');

  return reader.array(kids) ?? (kids === null ? [] : [kids]);
}

/** Roles of both documents; those of the changed one count where both name one. */
function joinedRoles(changes: ObjectChanges, root: PdfDict, graft: Graft, other: PdfDict): PdfDict {
  const own = changes.dict(root.get('RoleMap'));
  const added = graft.source.dict(other.get('RoleMap'));
  const roles = new PdfDict([...(added?.entries ?? [])].map(([key, value]) => [key, graft.copy(value)]));
  own?.entries.forEach((value, key) => roles.set(key, value));

  return roles;
}
