import { forms } from '@octavo/forms/_gen/forms';
import { readBlank } from './blank-file.ts';
import { isForm, type OperatorBlank } from './operator-blanks.ts';

/** Finds the blank of a revision by the folder of the form; null for one that does not exist. */
export type FindBlank = (form: string, revision: string) => Promise<Uint8Array<ArrayBuffer> | null>;

/** Finds blanks among those of the operator and those of Octavo. */
export function blankFinder(operatorBlanks: readonly OperatorBlank[]): FindBlank {
  return async (form, revision) => {
    const own = operatorBlanks.find((blank) => blank.form === form && blank.revision === revision);

    if (own !== undefined || !isForm(form)) {
      return own?.bytes ?? null;
    }

    const { revisions } = await forms[form].form();
    const known = revisions.find(({ id }) => id === revision);

    return known === undefined ? null : readBlank(form, known);
  };
}

/** Finds the newest revision of a form: that of a blank of the operator, or of Octavo; null for no form. */
export function newestFinder(operatorBlanks: readonly OperatorBlank[]) {
  return async (form: string): Promise<string | null> => {
    if (!isForm(form)) {
      return null;
    }

    const { revisions } = await forms[form].form();
    const own = operatorBlanks.filter((blank) => blank.form === form).map(({ revision }) => revision);

    return [...own, ...revisions.slice(0, 1).map(({ id }) => id)].sort().at(-1) ?? null;
  };
}
