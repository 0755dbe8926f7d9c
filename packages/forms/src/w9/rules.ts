import { type Answers, textOf } from '../answers.ts';
import type { AnswerProblem } from '../problem.ts';

/** Classifications of entities, which have an employer identification number. */
const entities = new Set(['c-corporation', 's-corporation', 'partnership']);

/** Rules between the answers of a W-9. None of them is required by the form: an unusual answer may be right. */
export function checkW9(answers: Answers): AnswerProblem[] {
  const classification = textOf(answers, 'classification');
  const numberKind = textOf(answers, 'numberKind');
  const name = textOf(answers, 'name').toLowerCase();
  const problems: AnswerProblem[] = [];

  if (name !== '' && name === textOf(answers, 'businessName').toLowerCase()) {
    problems.push({ question: 'businessName', weight: 'doubtful', rule: 'same-name' });
  }

  if ((entities.has(classification) || classification === 'llc') && /^(ssn|itin)$/.test(numberKind)) {
    problems.push({ question: 'numberKind', weight: 'doubtful', rule: 'entity-number' });
  }

  if (classification === 'individual' && textOf(answers, 'exemptPayeeCode') !== '') {
    problems.push({ question: 'exemptPayeeCode', weight: 'doubtful', rule: 'individual-exempt' });
  }

  if (classification === 'individual' && textOf(answers, 'fatcaCode') !== '') {
    problems.push({ question: 'fatcaCode', weight: 'doubtful', rule: 'individual-fatca' });
  }

  return problems;
}
