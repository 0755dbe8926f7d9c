/** The lines of a text that say something. HTML knows no ends of lines: each becomes a paragraph. */
export function textLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}
