import { type Answers, textOf } from './answers.ts';
import type { Form } from './form.ts';
import type { FormRevision } from './form-map.ts';

/** Revision that the year of the answers asks for; the newest for a form without years, or while none is chosen. */
export function revisionFor({ revisions }: Pick<Form, 'revisions'>, answers: Answers): FormRevision {
  const year = textOf(answers, 'year');
  const [newest] = revisions;

  if (newest === undefined) {
    throw new Error('A form has at least one revision.');
  }

  return revisions.find(({ years = [] }) => years.includes(year)) ?? newest;
}
