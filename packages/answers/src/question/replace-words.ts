import { tokensOf } from '../words/tokens.ts';

/** A text with some of its words replaced, each by its folded form. */
export function replaceWords(text: string, replaced: ReadonlyMap<string, string>): string {
  let result = '';
  let from = 0;

  for (const { word, start, end } of tokensOf(text)) {
    result += text.slice(from, start) + (replaced.get(word) ?? text.slice(start, end));
    from = end;
  }

  return result + text.slice(from);
}
