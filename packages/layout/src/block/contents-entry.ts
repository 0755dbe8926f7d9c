/** True for a line of a table of contents: a title, a leader or a gap, and a page number. */
export function isContentsEntry(text: string): boolean {
  return /\S.*\t+(\d{1,4}|[ivxlc]{1,6})$/.test(text) && /\p{L}/u.test(text);
}
