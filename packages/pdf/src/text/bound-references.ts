/** Digits of the largest code point, decimal and hexadecimal. */
const mostDigits = 7;

/** Number beyond Unicode, which every parser of markup reads as U+FFFD. */
const beyondUnicode = '1114112';

/**
 * Shortens the numbers of character references (`&#65;`, `&#x41;`) to digits that a parser can count with. Numbers of
 * hundreds of digits overflow to NaN in the parsers we use, which then throw.
 */
export function boundReferences(markup: string): string {
  return markup.replace(
    /&#(?:([xX])([\da-fA-F]{8,})|(\d{8,}))/g,
    (_, sign: string = '', hexadecimal?: string, decimal?: string) => {
      const digits = (hexadecimal ?? decimal ?? '').replace(/^0+(?=.)/, '');

      return `&#${sign}${digits.length > mostDigits ? beyondUnicode : digits}`;
    },
  );
}
