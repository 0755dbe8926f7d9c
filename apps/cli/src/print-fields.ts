import { type FormFolder, forms } from '@octavo/forms/_gen/forms';
import type { FormWords } from '@octavo/forms/form';
import type { AskedWhen, FormQuestion } from '@octavo/forms/question';
import { questionsOf } from '@octavo/forms/visible-questions';

/** Questions of a form for people: name, type, conditions and words. */
export async function fieldsText(folder: FormFolder): Promise<string> {
  const { form, words } = await load(folder);
  const questions = questionsOf(form);
  const width = Math.max(...questions.map(({ name }) => name.length));
  const revisions = form.revisions.map(({ id }) => id).join(', ');

  return [
    `${words.title}, revisions: ${revisions}`,
    '',
    ...questions.map((question) => {
      const parts = [typeOf(question), ...conditionsOf(question)].join('; ');

      return `${question.name.padEnd(width)}  ${parts}\n${' '.repeat(width)}  ${labelOf(question, words)}`;
    }),
  ].join('\n');
}

/** The same for programs. */
export async function fieldsJson(folder: FormFolder): Promise<string> {
  const { form, words } = await load(folder);
  const fields = questionsOf(form).map((question) => ({ ...question, label: labelOf(question, words) }));

  return JSON.stringify({ form: folder, revisions: form.revisions.map(({ id }) => id), fields }, null, 2);
}

async function load(folder: FormFolder) {
  const [form, words] = await Promise.all([forms[folder].form(), forms[folder].en()]);

  return { form, words };
}

function labelOf({ name }: FormQuestion, { questions }: FormWords): string {
  const { label = name, hint } = questions[name] ?? {};

  return hint === undefined ? label : `${label}. ${hint}`;
}

function typeOf(question: FormQuestion): string {
  switch (question.kind) {
    case 'text': {
      const { format, most, lines } = question;

      return [
        format,
        most === undefined ? '' : `up to ${most} characters`,
        lines === true ? 'several lines' : '',
      ]
        .filter(Boolean)
        .join(', ');
    }
    case 'choice':
      return question.choices.join(' | ');
    case 'check':
      return 'true';
    case 'derived':
      return `${question.format}, computed`;
  }
}

function conditionsOf({ required, when }: FormQuestion): string[] {
  const asked = when === undefined ? [] : [`only with ${when.map(conditionText).join(' or ')}`];

  return [...(required === true ? ['required'] : []), ...asked];
}

function conditionText({ question, is }: AskedWhen): string {
  return `${question} ${is.join(' or ')}`;
}
