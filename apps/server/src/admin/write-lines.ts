/** What people typed must not look like another line, or move the cursor. */
export function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}

export function timeOf(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}
