import { rightToLeft } from '@octavo/pdf/text/right-to-left';

/** Script classes that Word formats separately. */
export type WordScript = 'latin' | 'rightToLeft' | 'eastAsian';

const eastAsian =
  /[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]|[\ud840-\ud8bf]/;
const letter = /[\p{L}\p{N}]/u;

/** Splits a text into runs of one script; neutral characters stay with the text before them. */
export function splitByScript(text: string): { readonly text: string; readonly script: WordScript }[] {
  if (!rightToLeft.test(text) && !eastAsian.test(text)) {
    return [{ text, script: 'latin' }];
  }

  const pieces: { text: string; script: WordScript | null }[] = [];

  for (const character of text) {
    const script = scriptOf(character);
    const last = pieces.at(-1);

    if (last === undefined || (script !== null && last.script !== null && script !== last.script)) {
      pieces.push({ text: character, script });
    } else {
      last.text += character;
      last.script ??= script;
    }
  }

  return pieces.map((piece) => ({ text: piece.text, script: piece.script ?? 'latin' }));
}

const turned = rightToLeft.source;

/** Matches from a letter or digit of another script to the last one before right-to-left letters. */
const otherWords = new RegExp(
  `((?!${turned})[\\p{L}\\p{N}](?:(?:(?!${turned}).)*(?!${turned})[\\p{L}\\p{N}])?)`,
  'su',
);

/**
 * Splits the text of a right-to-left paragraph: characters between words of both directions are read right to
 * left, like the paragraph, but Word does so only when they are marked.
 */
export function splitRightToLeft(text: string): { readonly text: string; readonly script: WordScript }[] {
  return text.split(otherWords).flatMap((piece, index) => {
    if (piece === '') {
      return [];
    }

    return index % 2 === 1 ? splitByScript(piece) : [{ text: piece, script: 'rightToLeft' as const }];
  });
}

function scriptOf(character: string): WordScript | null {
  if (rightToLeft.test(character)) {
    return 'rightToLeft';
  }

  if (eastAsian.test(character)) {
    return 'eastAsian';
  }

  return letter.test(character) ? 'latin' : null;
}
