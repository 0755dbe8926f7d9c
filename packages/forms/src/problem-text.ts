import type { FormWords } from './form.ts';
import type { AnswerProblem } from './problem.ts';
import type { RuleWords } from './rule-words.ts';

/** Sentence about a problem, from the words of the form or of the shared rules. */
export function problemText(
  { rule, values = {} }: AnswerProblem,
  words: FormWords,
  shared: RuleWords,
): string {
  const all: Readonly<Record<string, string>> = { ...shared, ...words.rules };

  return (all[rule] ?? rule).replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}
