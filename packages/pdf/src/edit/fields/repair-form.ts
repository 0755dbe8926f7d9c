import { PdfDict, type PdfObject, PdfRef } from '../../objects.ts';
import { changeCatalog } from '../change-catalog.ts';
import type { ObjectChanges } from '../object-changes.ts';
import type { SharedParts } from '../shared-parts.ts';
import { changeForm } from './change-form.ts';
import { drawField } from './draw-field.ts';
import { type FormField, formOf, partialName, rootOf, terminalFields } from './form-fields.ts';
import { showsItsValue } from './shown-value.ts';

/**
 * Takes out what makes readers show something else than the appearances: the form's XFA description, usage rights,
 * which any change ends, and the request to draw the fields anew, once they are drawn. Lists the fields of all widgets.
 *
 * @throws DocumentError `character-missing` for a character of a value that no font has.
 */
export async function repairForm(shared: SharedParts, fields: ReadonlyMap<string, FormField>): Promise<void> {
  const { changes } = shared;
  const form = formOf(changes);

  if (form !== null && changes.get(form, 'NeedAppearances') === true) {
    for (const field of fields.values()) {
      if (!showsItsValue(changes, field)) {
        await drawField(shared, field);
      }
    }
  }

  if (form?.has('XFA') === true || form?.has('NeedAppearances') === true) {
    changeForm(changes, (changed) => {
      changed.delete('XFA');
      changed.delete('NeedAppearances');
    });
  }

  listFields(changes, fields);
  removeUsageRights(changes);
}

/** Makes the form list the fields that the widgets belong to, in place of others of the same names. */
function listFields(changes: ObjectChanges, fields: ReadonlyMap<string, FormField>): void {
  const listed = changes.array(formOf(changes)?.get('Fields') ?? null) ?? [];
  const reached = new Set(terminalFields(changes).map(({ number }) => number));
  const shown = new Map<number, PdfRef>();
  const hidden = new Set<number>();

  for (const { widgets } of fields.values()) {
    const missing = widgets.filter(({ ref }) => !reached.has(ref.number));

    for (const { ref } of missing) {
      const root = rootOf(changes, ref);
      shown.set(root.number, root);
    }
  }

  if (shown.size === 0) {
    return;
  }

  const onPages = new Set(
    [...fields.values()].flatMap(({ widgets }) => widgets.map(({ ref }) => ref.number)),
  );

  for (const entry of listed) {
    if (entry instanceof PdfRef && !leadsTo(changes, entry, onPages) && isDouble(changes, entry, shown)) {
      hidden.add(entry.number);
    }
  }

  const kept = listed.filter((entry) => !(entry instanceof PdfRef && hidden.has(entry.number)));
  const known = new Set(kept.flatMap((entry) => (entry instanceof PdfRef ? [entry.number] : [])));
  const added = [...shown.values()].filter(({ number }) => !known.has(number));
  changeForm(changes, (form) => form.set('Fields', [...kept, ...added]));
}

/** True when one of the objects is the field itself or below it. */
function leadsTo(changes: ObjectChanges, field: PdfRef, targets: ReadonlySet<number>): boolean {
  const seen = new Set<number>();
  const pending: PdfObject[] = [field];

  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (!(next instanceof PdfRef) || seen.has(next.number)) {
      continue;
    }

    if (targets.has(next.number)) {
      return true;
    }

    seen.add(next.number);
    pending.push(...(changes.array(changes.dict(next)?.get('Kids') ?? null) ?? []));
  }

  return false;
}

/** True when a field of the pages has the name of this one, which no page shows. */
function isDouble(changes: ObjectChanges, entry: PdfRef, shown: ReadonlyMap<number, PdfRef>): boolean {
  const name = partialName(changes, entry);

  return [...shown.values()].some((root) => partialName(changes, root) === name);
}

/** Removes the signature that gives the features of Adobe Reader to the unchanged file (ISO 32000-2, 12.8.6). */
function removeUsageRights(changes: ObjectChanges): void {
  const { document } = changes;
  const root = changes.dict(document.trailer.get('Root')) ?? document.catalog;
  const permissions = changes.dict(root.get('Perms'));

  if (permissions === null || !(permissions.has('UR3') || permissions.has('UR'))) {
    return;
  }

  const kept = new PdfDict([...permissions.entries].filter(([key]) => key !== 'UR3' && key !== 'UR'));
  changeCatalog(changes, (catalog) =>
    kept.entries.size === 0 ? catalog.delete('Perms') : catalog.set('Perms', kept),
  );
}
