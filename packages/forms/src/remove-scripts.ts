import { catalogOf, changeCatalog } from '@octavo/pdf/edit/change-catalog';
import { changeForm } from '@octavo/pdf/edit/fields/change-form';
import { changeDict, type FormField, formOf } from '@octavo/pdf/edit/fields/form-fields';
import type { ObjectChanges } from '@octavo/pdf/edit/object-changes';
import { isName, PdfDict, PdfRef } from '@octavo/pdf/objects';

/** Removes the scripts of a blank: they would compute and refuse values by rules of their own. */
export function removeScripts(changes: ObjectChanges, fields: Iterable<FormField>): void {
  const catalog = catalogOf(changes);
  const names = changes.dict(catalog.get('Names'));

  if (catalog.has('AA') || names?.has('JavaScript') === true || isScript(changes, catalog)) {
    changeCatalog(changes, (changed) => {
      changed.delete('AA');

      if (isScript(changes, catalog)) {
        changed.delete('OpenAction');
      }

      if (names !== null) {
        changed.set('Names', new PdfDict([...names.entries].filter(([key]) => key !== 'JavaScript')));
      }
    });
  }

  if (formOf(changes)?.has('CO') === true) {
    changeForm(changes, (form) => form.delete('CO'));
  }

  for (const { holders, widgets } of fields) {
    for (const ref of [...holders, ...widgets.map((widget) => widget.ref)]) {
      const dict = changes.dict(ref);

      if (dict !== null && (dict.has('A') || dict.has('AA'))) {
        changeDict(changes, ref, (changed) => {
          changed.delete('A');
          changed.delete('AA');
        });
      }
    }
  }

  for (const { ref } of changes.document.pages) {
    if (ref instanceof PdfRef && changes.dict(ref)?.has('AA') === true) {
      changeDict(changes, ref, (page) => page.delete('AA'));
    }
  }
}

function isScript(changes: ObjectChanges, catalog: PdfDict): boolean {
  const action = changes.dict(catalog.get('OpenAction'));

  return action !== null && isName(changes.get(action, 'S'), 'JavaScript');
}
