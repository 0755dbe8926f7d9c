import type { FormQuestion, QuestionGroup } from '@octavo/forms/question';
import * as z from 'zod';

/** Longest answer: that of a field of several lines. */
const longestAnswer = 4000;

/** Most values of a form, those for questions that it does not have included. */
const mostValues = 500;

/** Given for a question; the rules of the form are checked by the run, which names all that are broken. */
const value = z.union([z.string().max(longestAnswer), z.number(), z.boolean(), z.null()]);

/** Options of a tool that fills in a form. */
export function formOptions(groups: readonly QuestionGroup[]) {
  return z.object({
    values: z
      .object(valuesOf(groups))
      .catchall(value)
      .refine((values) => Object.keys(values).length <= mostValues, {
        error: `at most ${mostValues} values`,
      }),
    /** Revision of the form, such as `2024-03`; the newest when empty. */
    revision: z.string().max(20).default(''),
    /** True for a result whose values are content of the pages. */
    flatten: z.boolean().default(false),
  });
}

/** Characters of a table of recipients. */
const longestTable = 3 * 1024 * 1024;

/** Options of a tool that fills in a form for one recipient or for each row of a table; the year names its revision. */
export function recipientFormOptions(groups: readonly QuestionGroup[]) {
  const { values, flatten } = formOptions(groups).shape;

  return z.object({
    values: values.default({}),
    /** Text of a table, such as CSV, with a column for each question and a row for each recipient. */
    table: z.string().max(longestTable).default('').meta({ contentMediaType: 'text/csv' }),
    flatten,
  });
}

/** Values by question, described for the API and the command line. */
function valuesOf(groups: readonly QuestionGroup[]): Record<string, z.ZodOptional<typeof value>> {
  const questions = groups.flatMap((group) => group.questions).filter(({ kind }) => kind !== 'derived');

  return Object.fromEntries(
    questions.map((question) => [question.name, value.describe(descriptionOf(question)).optional()]),
  );
}

/** Type of an answer in words: `ssn`, `money, 12 characters`, `one of: C, S, P`, `true or false`. */
function descriptionOf(question: FormQuestion): string {
  switch (question.kind) {
    case 'text':
      return question.most === undefined
        ? question.format
        : `${question.format}, ${question.most} characters`;
    case 'choice':
      return `one of: ${question.choices.join(', ')}`;
    default:
      return 'true or false';
  }
}
