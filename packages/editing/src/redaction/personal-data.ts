import type { RedactionPattern } from '@octavo/contract/edits/redactions';

/** Part of a text, in UTF-16 units. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

interface DataForm {
  /** Has no group and no flag but `g` and `u`. */
  readonly pattern: RegExp;
  /** True for a match that really is of this kind. */
  isReal?(match: string): boolean;
}

/** Digits and letters beside a number make it part of something longer. */
const alone = (pattern: string) => `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`;

/** Spaces, hyphens and dots between groups of digits, as people write and typesetters set them. */
const gap = '[ \\u00a0\\u2009\\u202f.\\-\\u2010\\u2011\\u2013]';

const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';

const forms: Readonly<Record<RedactionPattern, DataForm>> = {
  card: {
    pattern: new RegExp(alone(`\\d(?:${gap}?\\d){11,18}`), 'gu'),
    isReal: (match) => passesLuhn(digitsOf(match)),
  },
  date: {
    pattern: new RegExp(
      [
        alone('(?<!\\d[./\\-])(?:\\d{4}|\\d{1,2})[./\\-]\\d{1,2}[./\\-](?:\\d{4}|\\d{1,2})(?![./\\-]\\d)'),
        alone(`\\d{1,2}(?:st|nd|rd|th|er)?\\.?\\s+(?:${months})\\.?,?\\s+\\d{4}`),
        alone(`(?:${months})\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4}`),
      ].join('|'),
      'giu',
    ),
    isReal: isDate,
  },
  ein: {
    pattern: new RegExp(alone('\\d{2}[\\-\\u2010\\u2011\\u2013]\\d{7}'), 'gu'),
    isReal: isEmployerNumber,
  },
  email: {
    pattern:
      /[\p{L}\p{N}](?:[\p{L}\p{N}._%+'-]*[\p{L}\p{N}_%+-])?@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,24}/gu,
  },
  iban: {
    pattern: new RegExp(alone(`[A-Z]{2}\\d{2}(?:${gap}?[A-Z0-9]){11,30}`), 'gu'),
    isReal: (match) => isIban(match.replace(new RegExp(gap, 'gu'), '')),
  },
  phone: {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}.,/])(?:\\+|00)?\\(?\\d[\\d()]*(?:${gap}?[\\d()]+)*(?![\\p{L}\\p{N}/])`,
      'gu',
    ),
    isReal: isPhoneNumber,
  },
  ssn: {
    pattern: new RegExp(
      alone(`\\d{3}(?:[\\-\\u2010\\u2011\\u2013 ])\\d{2}(?:[\\-\\u2010\\u2011\\u2013 ])\\d{4}`),
      'gu',
    ),
    isReal: isSocialSecurityNumber,
  },
};

/** Finds personal data by its form and, where it has one, its check digits; in order of appearance. */
export function findPersonalData(text: string, kinds: readonly RedactionPattern[]): readonly TextSpan[] {
  const spans = kinds.flatMap((kind) => (kind === 'phone' ? phonesIn(text) : spansOf(text, kind)));

  return spans.sort((one, other) => one.start - other.start || other.end - one.end);
}

function spansOf(text: string, kind: RedactionPattern): readonly TextSpan[] {
  const { pattern, isReal = () => true } = forms[kind];

  return [...text.matchAll(pattern)]
    .filter(([match]) => isReal(match))
    .map(({ 0: match, index }) => ({ start: index, end: index + match.length }));
}

/** Kinds whose groups of digits would pass for a telephone number. */
const groupedKinds = ['iban', 'card', 'ssn'] as const;

function phonesIn(text: string): readonly TextSpan[] {
  const phones = spansOf(text, 'phone');
  const others = phones.length === 0 ? [] : groupedKinds.flatMap((kind) => spansOf(text, kind));

  return phones.filter(({ start, end }) => others.every((other) => end <= other.start || start >= other.end));
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Check digit of payment cards (ISO/IEC 7812-1, annex B). */
function passesLuhn(digits: string): boolean {
  if (digits.length < 12 || digits.length > 19 || /^0+$/.test(digits)) {
    return false;
  }

  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);

    return total + (value > 9 ? value - 9 : value);
  }, 0);

  return sum % 10 === 0;
}

/** Check digits of account numbers (ISO 13616-1, ISO/IEC 7064 MOD 97-10). */
function isIban(text: string): boolean {
  if (text.length < 15 || text.length > 34) {
    return false;
  }

  const moved = text.slice(4) + text.slice(0, 4);
  let rest = 0;

  for (const character of moved) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }

  return rest === 1;
}

/** Numbers that the Social Security Administration never assigns are not meant. */
function isSocialSecurityNumber(match: string): boolean {
  const digits = digitsOf(match);
  const [area, group, serial] = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)];

  return area !== '000' && area !== '666' && group !== '00' && serial !== '0000';
}

/** Prefixes of employer identification numbers that are not in use. */
const unusedPrefixes = new Set([
  '00',
  '07',
  '08',
  '09',
  '17',
  '18',
  '19',
  '28',
  '29',
  '49',
  '69',
  '70',
  '78',
  '79',
  '89',
  '96',
  '97',
]);

function isEmployerNumber(match: string): boolean {
  return !unusedPrefixes.has(match.slice(0, 2));
}

/** Digits that tell a telephone number from an amount or a reference: international, or written in groups. */
function isPhoneNumber(match: string): boolean {
  const digits = digitsOf(match);
  const isInternational = /^(\+|00)/.test(match);

  if (digits.length < (isInternational ? 8 : 9) || digits.length > 15) {
    return false;
  }

  const groups = match.split(/\D+/).filter(Boolean);
  const isGrouped = groups.length >= 3 || /\(\d{2,4}\)/.test(match);

  return (isInternational || (isGrouped && groups.every(({ length }) => length <= 5))) && !isDate(match);
}

function isDate(match: string): boolean {
  const numbers = match.match(/\d+/g)?.map(Number) ?? [];
  const isNamed = /\p{L}{3}/u.test(match);
  const year = numbers.find((number) => number > 31);
  const small = numbers.filter((number) => number >= 1 && number <= 31);

  return isNamed
    ? year !== undefined && small.length === 1
    : numbers.length === 3 && small.length >= 2 && small.some((number) => number <= 12) && (year ?? 0) < 2200;
}
