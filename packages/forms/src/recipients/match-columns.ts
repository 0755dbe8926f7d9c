import type { Form, FormWords } from '../form.ts';
import type { FormQuestion } from '../question.ts';
import { questionsOf } from '../visible-questions.ts';

/** Column of a table: the question that its cells answer, or null for one that the form does not have. */
export interface MatchedColumn {
  readonly title: string;
  readonly question: FormQuestion | null;
}

/** Finds the questions of columns by their titles: names of questions, or their labels in one of the languages. */
export function matchColumns(
  form: Form,
  words: readonly FormWords[],
  titles: readonly string[],
): MatchedColumn[] {
  const byTitle = new Map<string, FormQuestion>();

  for (const question of questionsOf(form)) {
    const labels = words.flatMap((each) => each.questions[question.name]?.label ?? []);

    for (const title of [question.name, ...labels].map(plainTitle)) {
      if (!byTitle.has(title)) {
        byTitle.set(title, question);
      }
    }
  }

  return titles.map((title) => ({ title: title.trim(), question: byTitle.get(plainTitle(title)) ?? null }));
}

/** Title without the capitals, spaces and signs in which people write it differently. */
export function plainTitle(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
