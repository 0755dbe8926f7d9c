import { rightToLeft } from '@octavo/pdf/text/right-to-left';

/** A unit of a line: a letter with its marks, or a sign. */
export interface OrderedUnit {
  readonly text: string;
  /** White space between the unit and the one on its left. */
  readonly before: '' | ' ' | '\t';
}

type Kind = 'left' | 'right' | 'number' | 'sign';

/** Neighbours that are read as one: a number with its signs, else a single character. */
interface OrderToken {
  readonly kind: Kind;
  readonly from: number;
  readonly to: number;
  readonly before: OrderedUnit['before'];
}

const digit = /^[0-9\u0660-\u0669\u06f0-\u06f9]/;
const hebrew = /[\u0590-\u05ff\ufb1d-\ufb4f]/;
const letter = /\p{L}/u;

/** Signs within numbers (UAX #9, W4): European separators count only where numbers do not follow Arabic letters. */
const commonSeparator = /^[.,:/\u066b\u066c]$/;
const europeanSeparator = /^[-+\u2212]$/;
const europeanTerminator = /^[%‰$€£¥₪#°]$/;

/**
 * Reading order of a line that is given from left to right, as indexes into the line. It is the inverse of
 * the order that UAX #9 requires; where two texts would look the same, words of one script are kept together.
 */
export function readingOrder(line: readonly OrderedUnit[], direction: 'ltr' | 'rtl'): number[] {
  const tokens = tokensOf(line);

  return direction === 'rtl' ? fromTheRight(tokens) : fromTheLeft(tokens);
}

/** Reading order of a right-to-left line: left-to-right text within it keeps its order. */
function fromTheRight(tokens: readonly OrderToken[]): number[] {
  const starts = startsOfRuns(tokens);
  const order: number[] = [];

  for (let at = tokens.length - 1; at >= 0; ) {
    const from = starts[at] ?? at;

    for (const token of tokens.slice(from, at + 1)) {
      addPlaces(order, token);
    }

    at = from - 1;
  }

  return order;
}

/** Start of the left-to-right run that a token may end: at letters, or at a number that touches them. */
function startsOfRuns(tokens: readonly OrderToken[]): number[] {
  let start: number | null = null;

  return tokens.map(({ kind, before }, at) => {
    if (kind === 'right' || before === '\t') {
      start = null;
    }

    if (kind === 'left') {
      const touches = before === '' && tokens[at - 1]?.kind === 'number';
      start ??= touches ? at - 1 : at;
    }

    return kind === 'left' || kind === 'number' ? (start ?? at) : at;
  });
}

/** Reading order of a left-to-right line: right-to-left text within it is reversed. */
function fromTheLeft(tokens: readonly OrderToken[]): number[] {
  const order: number[] = [];

  for (let at = 0; at < tokens.length; ) {
    const end = tokens[at]?.kind === 'right' ? endOfRun(tokens, at) : at;

    for (const place of fromTheRight(tokens.slice(at, end + 1))) {
      order.push(place);
    }

    at = end + 1;
  }

  return order;
}

function endOfRun(tokens: readonly OrderToken[], start: number): number {
  let end = start;

  for (let at = start + 1; at < tokens.length; at += 1) {
    const { kind, before } = tokens[at]!;

    if (kind === 'left' || before === '\t') {
      break;
    }

    end = kind === 'right' ? at : end;
  }

  return end;
}

function addPlaces(order: number[], { from, to }: OrderToken): void {
  for (let place = from; place <= to; place += 1) {
    order.push(place);
  }
}

function tokensOf(line: readonly OrderedUnit[]): OrderToken[] {
  const european = followHebrew(line);
  const tokens: OrderToken[] = [];

  for (let from = 0; from < line.length; ) {
    const to = endOfNumber(line, from, european[from] === true);
    const { text, before } = line[from]!;
    tokens.push({ kind: to === null ? kindOf(text) : 'number', from, to: to ?? from, before });
    from = (to ?? from) + 1;
  }

  return tokens;
}

function kindOf(text: string): Kind {
  if (!letter.test(text)) {
    return 'sign';
  }

  return rightToLeft.test(text) ? 'right' : 'left';
}

/** Index of the last character of the number that begins at an index; null for none. */
function endOfNumber(line: readonly OrderedUnit[], from: number, isEuropean: boolean): number | null {
  const first = line[from]?.text ?? '';
  const next = (place: number): string => (line[place]?.before === '' ? line[place].text : '');
  const isLed = isEuropean && europeanTerminator.test(first) && digit.test(next(from + 1));

  if (!isLed && !digit.test(first)) {
    return null;
  }

  for (let to = from; ; ) {
    const sign = next(to + 1);
    const separates = commonSeparator.test(sign) || (isEuropean && europeanSeparator.test(sign));

    if (digit.test(sign)) {
      to += 1;
    } else if (separates && digit.test(next(to + 2))) {
      to += 2;
    } else {
      return isEuropean && europeanTerminator.test(sign) ? to + 1 : to;
    }
  }
}

/**
 * True for each index where a number follows Hebrew: the direction of a number depends on the letters on its
 * right.
 */
function followHebrew(line: readonly OrderedUnit[]): boolean[] {
  const letters = line.map(({ text }) => letter.test(text) && rightToLeft.test(text));
  const first = line.find((_, place) => letters[place]);
  const follows: boolean[] = [];
  let isHebrew = first === undefined || hebrew.test(first.text);

  for (let place = line.length - 1; place >= 0; place -= 1) {
    isHebrew = letters[place] === true ? hebrew.test(line[place]!.text) : isHebrew;
    follows[place] = isHebrew;
  }

  return follows;
}
