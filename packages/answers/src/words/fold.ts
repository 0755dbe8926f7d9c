/** Accents of Latin, Greek and Cyrillic, points of Hebrew and of Arabic: readers leave them out when they ask. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0640]/g;
const plain = /^[a-z0-9]*$/;

const letters: Readonly<Record<string, string>> = {
  ſ: 's',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A word in lower case without accents and ligatures: the form in which words are compared. */
export function fold(word: string): string {
  const lower = word.toLowerCase();

  return plain.test(lower)
    ? lower
    : lower
        .normalize('NFKD')
        .replace(marks, '')
        .replace(/[ſßæœøłđðþı]/g, (letter) => letters[letter] ?? letter);
}
