import { type FormFolder, forms } from '@octavo/forms/_gen/forms';
import { readBlank } from './blank-file.ts';

/** Blank of a revision by the folder of the form; null for one that does not exist. */
export async function findBlank(form: string, revision: string): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!isForm(form)) {
    return null;
  }

  const { revisions } = await forms[form].form();
  const known = revisions.find(({ id }) => id === revision);

  return known === undefined ? null : readBlank(form, known);
}

function isForm(name: string): name is FormFolder {
  return Object.hasOwn(forms, name);
}
