const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const leftToRight = /[\p{L}\p{N}]/u;

/** Brackets look the other way when they are read from the right. */
const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
};

export function isRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/**
 * What a line says, from the words as they stand from left to right: with right-to-left letters in it, it is read from
 * the right, numbers and Latin words in it from the left (a short form of UAX #9, which starts from the text instead).
 */
export function logicalLine(words: readonly { readonly characters: readonly string[] }[]): string {
  const texts = words.map(({ characters }) => characters.join(''));
  const turned = texts.filter(isRightToLeft).length;

  if (turned === 0) {
    return texts.join(' ');
  }

  const read = words.map(({ characters }, index) =>
    isRightToLeft(texts[index] ?? '') ? fromTheRight(characters) : (texts[index] ?? ''),
  );

  // Words of the other direction that follow one another keep their order.
  const ordered: string[] = [];
  let run: string[] = [];

  for (const [index, text] of read.entries()) {
    const keeps = !isRightToLeft(texts[index] ?? '') && leftToRight.test(text);

    if (keeps) {
      run.push(text);
      continue;
    }

    ordered.unshift(run.join(' '));
    run = [];
    ordered.unshift(text);
  }

  ordered.unshift(run.join(' '));

  return ordered.filter((text) => text !== '').join(' ');
}

/** Characters of one word from the right; runs of digits and Latin letters in it stay as they are. */
function fromTheRight(characters: readonly string[]): string {
  const parts: string[] = [];
  let run = '';

  for (const character of characters) {
    if (!isRightToLeft(character) && leftToRight.test(character)) {
      run += character;
      continue;
    }

    parts.unshift(run);
    run = '';
    parts.unshift(mirrored[character] ?? character);
  }

  parts.unshift(run);

  return parts.join('');
}
