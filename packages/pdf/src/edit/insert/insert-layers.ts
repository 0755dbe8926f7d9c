import { isName, PdfDict, type PdfObject, PdfRef } from '../../objects.ts';
import { catalogOf, changeCatalog } from '../change-catalog.ts';
import type { ObjectChanges } from '../object-changes.ts';
import type { Graft } from './graft.ts';

/** Lists of a configuration to which those of inserted pages are added (ISO 32000-2, table 99). */
const lists = ['ON', 'OFF', 'Order', 'Locked', 'RBGroups', 'AS'];

/** Adds the layers of inserted pages, shown or hidden as in their own document. */
export function insertLayers(changes: ObjectChanges, graft: Graft): void {
  const { source } = graft;
  const inserted = source.dict(source.catalog.get('OCProperties'));

  if (inserted === null) {
    return;
  }

  const own = changes.dict(catalogOf(changes).get('OCProperties'));

  if (own === null) {
    changeCatalog(changes, (catalog) => catalog.set('OCProperties', graft.copy(inserted)));

    return;
  }

  const configuration = (changes.dict(own.get('D')) ?? new PdfDict()).copy();
  const added = source.dict(inserted.get('D')) ?? new PdfDict();

  for (const key of lists) {
    const items = [...(source.array(added.get(key)) ?? [])];

    // Groups that are shown are listed where all others are hidden.
    if (key === 'ON' && isName(changes.get(configuration, 'BaseState'), 'OFF')) {
      const hidden = new Set((source.array(added.get('OFF')) ?? []).map(numberOf));
      const groups = source.array(inserted.get('OCGs')) ?? [];
      items.push(...groups.filter((group) => !hidden.has(numberOf(group))));
    }

    if (items.length > 0) {
      const known = changes.array(configuration.get(key)) ?? [];
      configuration.set(key, [...known, ...items.map((item) => graft.copy(item))]);
    }
  }

  const groups = [
    ...(changes.array(own.get('OCGs')) ?? []),
    ...(source.array(inserted.get('OCGs')) ?? []).map((group) => graft.copy(group)),
  ];
  changeCatalog(changes, (catalog) =>
    catalog.set('OCProperties', own.copy().set('OCGs', groups).set('D', configuration)),
  );
}

function numberOf(object: PdfObject): number | null {
  return object instanceof PdfRef ? object.number : null;
}
