import { writeSeparated } from '@octavo/pdf/text/separated-values';
import type { Form } from '../form.ts';
import { questionsOf } from '../visible-questions.ts';

/** Table with a column for each question and no rows. The mark at its start makes spreadsheet programs read UTF-8. */
export function recipientTemplate(form: Form): string {
  const names = questionsOf(form).flatMap(({ kind, name }) => (kind === 'derived' ? [] : [name]));

  return `\ufeff${writeSeparated([names])}\n`;
}
