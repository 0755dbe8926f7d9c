import type { FormWords } from '../form.ts';
import type { FormQuestion, TextQuestion } from '../question.ts';
import { plainTitle } from './match-columns.ts';

/** Answer in a cell; null for none. */
export interface CellAnswer {
  readonly answer: string | true | null;
  /** Rule that tells what a spreadsheet program did to the cell; null for nothing. */
  readonly rule: 'zeros-restored' | 'spreadsheet-number' | null;
}

/** Words of ticks and of empty boxes, as people and spreadsheet programs write them. */
const ticks = new Set(['true', 'yes', 'x', '1', 'y', 'oui', 'vrai', '✓', '✔']);
const empty = new Set(['false', 'no', '0', 'n', 'non', 'faux']);

const numbersWithZeros: ReadonlySet<string> = new Set(['ssn', 'itin', 'ein', 'tin']);

/**
 * Reads the answer to a question from a cell. Spreadsheet programs take leading zeros off numbers, write long ones with
 * an exponent, and use decimal commas in tables that are separated by semicolons.
 */
export function readCell(
  question: FormQuestion,
  cell: string,
  { words, hasDecimalCommas }: { readonly words: readonly FormWords[]; readonly hasDecimalCommas: boolean },
): CellAnswer {
  const text = cell.trim();

  if (text === '') {
    return { answer: null, rule: null };
  }

  switch (question.kind) {
    case 'check':
      return { answer: tickOf(text), rule: null };
    case 'choice':
      return { answer: choiceOf(question.name, question.choices, text, words), rule: null };
    case 'derived':
      return { answer: text, rule: null };
    case 'text':
      return readText(question, text, hasDecimalCommas);
  }
}

function tickOf(text: string): string | true | null {
  const word = text.toLowerCase();

  return ticks.has(word) ? true : empty.has(word) ? null : text;
}

function choiceOf(
  question: string,
  choices: readonly string[],
  text: string,
  words: readonly FormWords[],
): string {
  const wanted = plainTitle(text);

  return (
    choices.find(
      (choice) =>
        plainTitle(choice) === wanted ||
        words.some((each) => plainTitle(each.questions[question]?.choices?.[choice] ?? '') === wanted),
    ) ?? text
  );
}

function readText({ format }: TextQuestion, text: string, hasDecimalCommas: boolean): CellAnswer {
  if (numbersWithZeros.has(format)) {
    if (/^\d+(?:[.,]\d+)?e\+?\d+$/i.test(text)) {
      return { answer: text, rule: 'spreadsheet-number' };
    }

    return /^\d{7,8}$/.test(text)
      ? { answer: text.padStart(9, '0'), rule: 'zeros-restored' }
      : { answer: text, rule: null };
  }

  if (format === 'money' && hasDecimalCommas && /^-?\d{1,3}(?:[ .\u00a0\u202f]?\d{3})*,\d{1,2}$/.test(text)) {
    return { answer: text.replace(/[ .\u00a0\u202f]/g, '').replace(',', '.'), rule: null };
  }

  return { answer: text, rule: null };
}
