import { type Answers, textOf } from '../answers.ts';
import { readDate } from '../formats/dates.ts';
import type { AnswerProblem } from '../problem.ts';

/** Names that the passport prints. Its letters are those of the machine-readable zone: A to Z. */
const printedNames = ['lastName', 'firstName', 'middleName', 'birthPlace'];

/** Rules between the answers of an application for a passport. */
export function checkApplication(answers: Answers, today: string): AnswerProblem[] {
  const problems: AnswerProblem[] = [];
  const doubt = (question: string, rule: string) => problems.push({ question, weight: 'doubtful', rule });
  const day = (name: string) => dayOf(textOf(answers, name));
  const now = dayOf(today);
  const birth = day('birthDate');

  for (const name of printedNames) {
    if (/[^A-Za-z '’.,-]/.test(textOf(answers, name))) {
      doubt(name, 'passport-letters');
    }
  }

  for (const name of ['birthDate', 'parent1.birthDate', 'parent2.birthDate', 'spouse.birthDate']) {
    if (day(name) > now) {
      problems.push({ question: name, weight: 'wrong', rule: 'birth-in-future' });
    }
  }

  for (const name of ['parent1.birthDate', 'parent2.birthDate']) {
    if (birth > 0 && day(name) >= birth) {
      doubt(name, 'parent-too-young');
    }
  }

  if (
    day('travel.departure') > 0 &&
    day('travel.return') > 0 &&
    day('travel.return') < day('travel.departure')
  ) {
    doubt('travel.return', 'return-before-departure');
  }

  if (isPostBox(textOf(answers, 'permanent.street'))) {
    doubt('permanent.street', 'post-box');
  }

  if (isPostBox(textOf(answers, 'mailing.line1')) && answers['permanent'] !== true) {
    doubt('permanent', 'permanent-needed');
  }

  if (textOf(answers, 'numberKind') === 'none') {
    doubt('numberKind', 'no-number');
  }

  return problems;
}

/** Number that orders days; 0 for a text that is no date. */
function dayOf(text: string): number {
  const date = readDate(text);

  return date === null ? 0 : date.year * 10_000 + date.month * 100 + date.day;
}

function isPostBox(text: string): boolean {
  return /\bP\.?\s?O\.?\s?Box\b/i.test(text);
}
