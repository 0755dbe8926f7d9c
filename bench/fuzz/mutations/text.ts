import type { Random } from '../random.ts';

/** Numbers that readers are known to handle badly. */
export const oddNumbers = [
  '0',
  '-1',
  '1',
  '2',
  '255',
  '256',
  '-32768',
  '65535',
  '65536',
  '2147483647',
  '2147483648',
  '-2147483649',
  '4294967295',
  '4294967296',
  '9007199254740993',
  '1e308',
  '1e-9',
  '0.5',
  '-0',
  'NaN',
  '99999999999',
  '9'.repeat(400),
];

/** Names of built-in JavaScript properties, which objects have without being assigned. */
export const builtInWords = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'length'];

const oddLetters = [
  '\0',
  '\u{fffd}',
  '\ufeff',
  '\ud800',
  '\u202e',
  '\u{1f600}',
  '\r',
  '\n',
  '\t',
  '\f',
  '\u00a0',
  '%',
  '"',
  "'",
  '\\',
];

/** Changes to words, numbers and lines of a text. */
export function mutateText(text: string, random: Random, tokens: RegExp, words: readonly string[]): string {
  const found = [...text.matchAll(tokens)];
  const token = found.length === 0 ? undefined : random.pick(found);
  const at = token?.index ?? random.below(text.length + 1);
  const own = token?.[0] ?? '';
  const replaceWith = (replacement: string) => text.slice(0, at) + replacement + text.slice(at + own.length);

  switch (random.below(10)) {
    case 0:
      return replaceWith(random.pick(oddNumbers));
    case 1:
      return replaceWith(random.pick([...words, ...builtInWords]));
    case 2:
      return replaceWith(found.length === 0 ? '' : random.pick(found)[0]);
    case 3:
      return replaceWith('');
    case 4:
      return replaceWith(own + own);
    case 5:
      return replaceWith(own.repeat(random.pick([3, 20, 300])).slice(0, 4000));
    case 6:
      return replaceWith(random.pick(oddLetters) + own);
    case 7: {
      const end = at + random.below(random.pick([20, 200, 2000]));

      return text.slice(0, end) + text.slice(at);
    }
    case 8:
      return /^-?[\d.]+$/.test(own)
        ? replaceWith(String(Number(own) + random.pick([-1, 1, 7, -100])))
        : replaceWith(own.toUpperCase());
    default:
      return text.slice(0, at) + text.slice(at + random.below(random.pick([20, 200])));
  }
}
