/** Non-empty lines of a text. HTML ignores line breaks: each line becomes a paragraph. */
export function textLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
