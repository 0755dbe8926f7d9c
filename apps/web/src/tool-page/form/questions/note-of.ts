import type { AnswerProblem } from '@octavo/forms/problem';
import type { FormQuestion, TextFormat } from '@octavo/forms/question';
import type { FormPageWords } from '@octavo/i18n/form-page';
import { fill } from '@octavo/i18n/placeholders';

/** Line below a question. */
export interface AnswerNote {
  readonly kind: 'valid' | 'wrong' | 'missing' | 'doubtful';
  readonly text: string;
  /** Question that the text belongs to; absent where it is the right one. */
  readonly instead?: string;
}

/** Formats that look valid without proof: only the agency that assigns the numbers knows all their rules. */
const confirmed: ReadonlySet<TextFormat> = new Set(['ssn', 'itin', 'ein', 'tin']);

interface NoteContext {
  /** True once the question was left. */
  readonly isLeft: boolean;
  /** True once the page has asked for missing answers. */
  readonly hasAsked: boolean;
  readonly rules: Readonly<Record<string, string>>;
  readonly words: FormPageWords['answer'];
}

/** Note about an answer: its worst problem once the question was left, or that its format looks valid. */
export function noteOf(
  question: FormQuestion,
  text: string,
  problems: readonly AnswerProblem[],
  { isLeft, hasAsked, rules, words }: NoteContext,
): AnswerNote | null {
  const wrong = problems.find(({ weight }) => weight === 'wrong');
  const doubtful = problems.find(({ weight }) => weight === 'doubtful');
  const textOfRule = ({ rule, values = {} }: AnswerProblem) => fill(rules[rule] ?? rule, values);

  if (wrong !== undefined) {
    const instead = question.kind === 'text' ? question.instead : undefined;
    const moves = instead?.rule === wrong.rule ? { instead: instead.question } : {};

    return isLeft ? { kind: 'wrong', text: textOfRule(wrong), ...moves } : null;
  }

  if (hasAsked && problems.some(({ weight }) => weight === 'missing')) {
    return { kind: 'missing', text: words.missing };
  }

  if (doubtful !== undefined) {
    return isLeft ? { kind: 'doubtful', text: textOfRule(doubtful) } : null;
  }

  return question.kind === 'text' && text !== '' && confirmed.has(question.format)
    ? { kind: 'valid', text: words.valid }
    : null;
}
