/**
 * Answers to the questions of a form, by question name: the text as typed, or true for a ticked box. A question
 * without an answer is absent; an empty text counts as absent.
 */
export type Answers = Readonly<Record<string, string | true>>;

/** Answer to a question; null for none. */
export function answerTo(answers: Answers, question: string): string | true | null {
  const answer = Object.hasOwn(answers, question) ? answers[question] : undefined;

  return answer === undefined || (answer !== true && answer.trim() === '') ? null : answer;
}

/** Text of an answer, without spaces around it; empty for none and for a tick. */
export function textOf(answers: Answers, question: string): string {
  const answer = answerTo(answers, question);

  return typeof answer === 'string' ? answer.trim() : '';
}

/** Values by question name as a file of values has them. */
export type GivenValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Answers of given values: numbers are taken as their text; false, null and empty texts as no answer. */
export function readAnswers(values: GivenValues): Answers {
  const answers = Object.entries(values).flatMap(([name, value]): [string, string | true][] =>
    value === null || value === undefined || value === false || value === ''
      ? []
      : [[name, value === true ? true : String(value)]],
  );

  return Object.fromEntries(answers);
}
