import { writeFile } from 'node:fs/promises';
import { Failure } from '@octavo/contract/failures';
import { type Answers, type GivenValues, readAnswers } from '@octavo/forms/answers';
import { checkAnswers, strayAnswers } from '@octavo/forms/check-answers';
import { fillForm } from '@octavo/forms/fill-form';
import type { Form, FormWords } from '@octavo/forms/form';
import type { FormRevision } from '@octavo/forms/form-map';
import type { AnswerProblem } from '@octavo/forms/problem';
import { problemText } from '@octavo/forms/problem-text';
import { revisionFor } from '@octavo/forms/revision-for';
import ruleWords from '@octavo/forms/rule-words.en';
import { codec } from '../codec.ts';
import { installedCodeMaps } from '../fonts/code-maps.ts';
import { installedFonts } from '../fonts/installed-fonts.ts';
import type { OutputFile, Workspace } from '../run-files.ts';
import { readBlank } from './blank-file.ts';
import type { OperatorBlank } from './operator-blanks.ts';
import { notesOn } from './problem-notes.ts';

export interface FormRequest {
  readonly form: Form;
  /** Words in the language of the form. */
  readonly words: FormWords;
  readonly values: GivenValues;
  /** Revision to fill in; that of the year, or the newest, when empty. */
  readonly revision: string;
  readonly flatten: boolean;
  /** Name of the result, which says nothing of the values. */
  readonly name: string;
}

interface FormFillContext {
  readonly workspace: Workspace;
  readonly signal: AbortSignal;
  /** Newer blanks of the operator. */
  readonly formBlanks?: readonly OperatorBlank[];
}

/**
 * Fills in a form from values. Missing and unlikely answers become notes that name the questions.
 *
 * @throws Failure `form-values-wrong` with each question and the rule that its answer breaks, `illegal-input` for a
 *   revision that the form does not have, `character-missing`
 */
export async function fillFormFile(
  { form, words, values, revision, flatten, name }: FormRequest,
  { workspace, signal, formBlanks = [] }: FormFillContext,
): Promise<OutputFile> {
  const answers = readAnswers(values);
  const { revision: chosen, bytes } = chooseRevision(form, revision, answers, formBlanks);
  const problems = [...strayAnswers(form, answers), ...checkAnswers(form, answers, today())];
  refuseWrongValues(problems, words);
  const blank = bytes ?? (await readBlank(form.id, chosen));
  const editor = { codec, fonts: installedFonts(), codeMaps: installedCodeMaps() };
  const filled = await fillForm(
    { form, revision: chosen, blank, answers, flatten, words },
    { editor, signal },
  );
  const path = workspace.newPath('pdf');
  await writeFile(path, filled);

  const pages = form.pagesFor?.(form.complete(answers)).length ?? chosen.pages;

  return { name, kind: 'pdf', path, pages, notes: notesOn(problems) };
}

interface ChosenRevision {
  readonly revision: FormRevision;
  /** Blank of the operator; null for that of Octavo. */
  readonly bytes: Uint8Array | null;
}

/** Revision of an id, or else the newest. Blanks of the operator have the map of the newest revision of Octavo. */
function chooseRevision(
  form: Form,
  id: string,
  answers: Answers,
  formBlanks: readonly OperatorBlank[],
): ChosenRevision {
  const standard = revisionFor(form, answers);
  const own = formBlanks
    .filter((blank) => blank.form === form.id)
    .map(({ revision, bytes }) => ({ revision: { ...standard, id: revision }, bytes }))
    .toSorted((one, other) => (one.revision.id < other.revision.id ? 1 : -1));
  const all = [...own, ...form.revisions.map((revision) => ({ revision, bytes: null }))];
  const newer = own.find(({ revision }) => revision.id > standard.id);
  const chosen =
    id === ''
      ? (newer ?? { revision: standard, bytes: null })
      : all.find(({ revision }) => revision.id === id);

  if (chosen === undefined) {
    const known = all.map(({ revision }) => revision.id).join(', ');

    throw new Failure('illegal-input', `revision: there are ${known}`, { values: { option: 'revision' } });
  }

  return chosen;
}

/** Names rules and questions only: a failure is stored with the job, and must not have the values. */
function refuseWrongValues(problems: readonly AnswerProblem[], words: FormWords): void {
  const wrong = problems.filter(({ weight }) => weight === 'wrong');

  if (wrong.length === 0) {
    return;
  }

  const lines = wrong.map(
    (problem) => `${problem.question}: ${problem.rule}: ${problemText(problem, words, ruleWords)}`,
  );
  const named = wrong.map(({ question, rule }) => `${question} (${rule})`).join(', ');

  throw new Failure('form-values-wrong', lines.join('\n'), {
    values: { problems: named, count: wrong.length },
  });
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
