import { type FormFolder, forms } from '@octavo/forms/_gen/forms';
import type { Answers } from '@octavo/forms/answers';
import { decodeTable } from '@octavo/forms/recipients/decode-table';
import { isUsable, readRecipients } from '@octavo/forms/recipients/read-recipients';
import { today } from '../today.ts';

/** Problem of a table, or of an answer in one of its rows. */
export interface TableFinding {
  /** Row as spreadsheet programs count them; null for the table as a whole. */
  readonly row: number | null;
  /** Question whose column has the answer; null for the table as a whole. */
  readonly question: string | null;
  readonly rule: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** True when no statement is made before it is corrected. */
  readonly isWrong: boolean;
}

/** Table of recipients, checked. */
export interface CheckedTable {
  /** Name of its file. */
  readonly name: string;
  readonly text: string;
  /** Rows of which statements can be made. */
  readonly usable: number;
  readonly rows: number;
  readonly findings: readonly TableFinding[];
}

/**
 * Reads and checks a table in the browser.
 *
 * @param shared answers of the page, which all recipients share
 */
export async function readTable(folder: FormFolder, file: File, shared: Answers): Promise<CheckedTable> {
  const loader = forms[folder];
  const [form, english, french, bytes] = await Promise.all([
    loader.form(),
    loader.en(),
    loader.fr(),
    file.arrayBuffer(),
  ]);
  const text = decodeTable(new Uint8Array(bytes)) ?? '';
  const { recipients, problems } = readRecipients(form, text, {
    words: [english, french],
    shared,
    today: today(),
  });

  return {
    name: file.name,
    text,
    usable: recipients.filter(isUsable).length,
    rows: recipients.length,
    findings: [
      ...problems.map(({ rule, values = {} }) => ({
        row: null,
        question: null,
        rule,
        values,
        isWrong: true,
      })),
      ...recipients.flatMap((recipient) =>
        recipient.problems.map(({ question, rule, values = {}, weight }) => ({
          row: recipient.row,
          question,
          rule,
          values,
          isWrong: weight === 'wrong',
        })),
      ),
    ],
  };
}
