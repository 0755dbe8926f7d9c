import { type Answers, answerTo } from './answers.ts';
import type { Form } from './form.ts';
import { readCents } from './formats/amounts.ts';
import { formats } from './formats/formats.ts';
import type { AnswerProblem } from './problem.ts';
import type { FormQuestion, TextQuestion } from './question.ts';
import { questionsOf, visibleQuestions } from './visible-questions.ts';

/**
 * Problems of the answers to the questions that are asked: formats, required answers, and the form's own rules.
 *
 * @param today date of the reader, `2026-11-23`
 */
export function checkAnswers(form: Form, answers: Answers, today: string): AnswerProblem[] {
  const complete = form.complete(answers);
  const asked = visibleQuestions(form, complete);
  const found = asked.flatMap((question) => problemsOf(question, complete));
  const broken = new Set(found.filter(({ weight }) => weight === 'wrong').map(({ question }) => question));
  const names = new Set(asked.map(({ name }) => name));

  // A rule between questions says nothing new about an answer that cannot be read.
  const own = form
    .check(complete, today)
    .filter(({ question }) => names.has(question) && !broken.has(question));

  return [...found, ...own];
}

/**
 * Answers that would be lost: to questions that the form does not have, that are computed, or that are not asked with
 * these answers.
 */
export function strayAnswers(form: Form, answers: Answers): AnswerProblem[] {
  const known = new Map(questionsOf(form).map((question) => [question.name, question]));
  const asked = new Set(visibleQuestions(form, form.complete(answers)).map(({ name }) => name));

  return Object.keys(answers)
    .filter((name) => answerTo(answers, name) !== null)
    .flatMap((name): AnswerProblem[] => {
      const question = known.get(name);
      const rule =
        question === undefined
          ? 'unknown-question'
          : question.kind === 'derived'
            ? 'derived'
            : asked.has(name)
              ? null
              : 'not-asked';

      return rule === null ? [] : [{ question: plainName(name), weight: 'wrong', rule }];
    });
}

/** Name that a problem may repeat: anything else in its place could be an answer, and problems are stored. */
function plainName(name: string): string {
  return /^[a-z][a-z\d]{0,39}$/i.test(name) ? name : '?';
}

function problemsOf(question: FormQuestion, answers: Answers): AnswerProblem[] {
  const answer = answerTo(answers, question.name);

  if (answer === null) {
    return question.required === true
      ? [{ question: question.name, weight: 'missing', rule: 'required' }]
      : [];
  }

  switch (question.kind) {
    case 'text':
      return textProblems(question, answer);
    case 'choice':
      return typeof answer === 'string' && question.choices.includes(answer)
        ? []
        : [{ question: question.name, weight: 'wrong', rule: 'not-a-choice' }];
    case 'check':
      return answer === true ? [] : [{ question: question.name, weight: 'wrong', rule: 'not-a-tick' }];
    case 'derived':
      return [];
  }
}

function textProblems(question: TextQuestion, answer: string | true): AnswerProblem[] {
  const { name, format, most, lines, negative } = question;

  if (answer === true) {
    return [{ question: name, weight: 'wrong', rule: 'not-a-text' }];
  }

  const text = answer.trim();
  const { check, doubt, print } = formats[format];
  const rule = check(text) ?? (lines !== true && /[\n\r]/.test(text) ? 'one-line' : null);

  if (rule !== null) {
    return [{ question: name, weight: 'wrong', rule }];
  }

  if (format === 'money' && negative !== true && (readCents(text) ?? 0) < 0) {
    return [{ question: name, weight: 'wrong', rule: 'money-negative' }];
  }

  if (most !== undefined && [...print(text)].length > most) {
    return [{ question: name, weight: 'wrong', rule: 'too-long', values: { most } }];
  }

  const doubtful = doubt?.(text) ?? null;

  return doubtful === null ? [] : [{ question: name, weight: 'doubtful', rule: doubtful }];
}
