import type { ReadLine } from './read-hocr.ts';
import { hasSpaceBetween } from './word-gaps.ts';

/** Lines as plain text, paragraphs apart by an empty line. */
export function textOfLines(lines: readonly ReadLine[]): string {
  let text = '';
  let paragraph: number | null = null;

  for (const line of lines) {
    const start = text === '' ? '' : line.paragraph === paragraph ? '\n' : '\n\n';
    text += start + wordsOf(line);
    paragraph = line.paragraph;
  }

  return text;
}

function wordsOf({ words }: ReadLine): string {
  return words.reduce((text, { text: word }, index) => {
    const before = words[index - 1]?.text;

    return before === undefined ? word : `${text}${hasSpaceBetween(before, word) ? ' ' : ''}${word}`;
  }, '');
}
