import { writeFile } from 'node:fs/promises';
import { Failure } from '@octavo/contract/failures';
import { type GivenValues, readAnswers } from '@octavo/forms/answers';
import { fillForm } from '@octavo/forms/fill-form';
import type { Form, FormWords } from '@octavo/forms/form';
import type { AnswerProblem } from '@octavo/forms/problem';
import { problemText } from '@octavo/forms/problem-text';
import { isUsable, type Recipient, readRecipients } from '@octavo/forms/recipients/read-recipients';
import { revisionFor } from '@octavo/forms/revision-for';
import ruleWords from '@octavo/forms/rule-words.en';
import { codec } from '../codec.ts';
import { installedCodeMaps } from '../fonts/code-maps.ts';
import { installedFonts } from '../fonts/installed-fonts.ts';
import type { OutputFile, Workspace } from '../run-files.ts';
import { readBlank } from './blank-file.ts';
import { notesOn } from './problem-notes.ts';

/** Problems that a failure names; the page and the command list all of them before. */
const mostNamed = 20;

export interface RecipientsRequest {
  readonly form: Form;
  /** Words in the language of the form; those of other languages may title the columns of the table, too. */
  readonly words: FormWords;
  readonly otherWords: readonly FormWords[];
  /** Text of a table with a row for each recipient. */
  readonly table: string;
  /** Values that all recipients share. */
  readonly values: GivenValues;
  readonly flatten: boolean;
  /** Beginning of the names of the results; the number of the row follows. */
  readonly name: string;
}

interface RecipientsRun {
  readonly workspace: Workspace;
  readonly signal: AbortSignal;
  /** Called with the number of rows before any statement is made. */
  readonly checkCount: (count: number) => void;
  readonly report: (done: number, total: number) => void;
  /** Called with the failure of rows that do not fit the form; when null, no statement is made for the others. */
  readonly onPartFailed: ((failure: Failure) => void) | null;
}

/**
 * Makes a statement for each row of a table. Rows with an answer that does not fit the form fail alone, or the whole
 * table where the host takes no failures of parts.
 *
 * @throws Failure `form-values-wrong` with rows, questions and rules, `character-missing`
 */
export async function fillRecipients(
  request: RecipientsRequest,
  { workspace, signal, checkCount, report, onPartFailed }: RecipientsRun,
): Promise<OutputFile[]> {
  const { form, words, flatten, name } = request;
  const recipients = readRows(request, onPartFailed);
  checkCount(recipients.length);
  const editor = { codec, fonts: installedFonts(), codeMaps: installedCodeMaps() };
  const blanks = new Map<string, Uint8Array>();
  const made: OutputFile[] = [];

  for (const { row, answers, problems } of recipients) {
    signal.throwIfAborted();
    const revision = revisionFor(form, answers);
    const blank = blanks.get(revision.id) ?? (await readBlank(form.id, revision));
    blanks.set(revision.id, blank);
    const bytes = await fillForm({ form, revision, blank, answers, flatten, words }, { editor, signal });
    const path = workspace.newPath('pdf');
    await writeFile(path, bytes);
    const pages = form.pagesFor?.(form.complete(answers)).length ?? revision.pages;
    made.push({ name: `${name}-row-${row}.pdf`, kind: 'pdf', path, pages, notes: notesOn(problems) });
    report(made.length, recipients.length);
  }

  return made;
}

/** Rows of which statements are made. */
function readRows(
  { form, words, otherWords, table, values }: RecipientsRequest,
  onPartFailed: RecipientsRun['onPartFailed'],
): readonly Recipient[] {
  const { recipients, problems } = readRecipients(form, table, {
    words: [words, ...otherWords],
    shared: readAnswers(values),
    today: new Date().toISOString().slice(0, 10),
  });
  const usable = recipients.filter(isUsable);
  const wrong = [
    ...problems.map((problem) => ({ place: 'table', ...problem, question: '' })),
    ...recipients.flatMap(({ row, problems: found }) =>
      found
        .filter(({ weight }) => weight === 'wrong')
        .map((problem) => ({ place: `row ${row}, ${problem.question}`, ...problem })),
    ),
  ];

  if (wrong.length > 0) {
    const failure = wrongValues(wrong, words);

    if (onPartFailed === null || usable.length === 0) {
      throw failure;
    }

    onPartFailed(failure);
  }

  return usable;
}

type PlacedProblem = Omit<AnswerProblem, 'weight'> & { readonly place: string };

/** Names rows, questions and rules only: a failure is stored with the job, and must not have the values. */
function wrongValues(wrong: readonly PlacedProblem[], words: FormWords): Failure {
  const lines = wrong.map(
    ({ place, ...problem }) =>
      `${place}: ${problem.rule}: ${problemText({ ...problem, weight: 'wrong' }, words, ruleWords)}`,
  );
  const named = wrong.slice(0, mostNamed).map(({ place, rule }) => `${place} (${rule})`);

  return new Failure('form-values-wrong', lines.join('\n'), {
    values: {
      problems: [...named, ...(wrong.length > mostNamed ? ['…'] : [])].join(', '),
      count: wrong.length,
    },
  });
}
