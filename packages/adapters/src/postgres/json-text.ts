/**
 * Writes a value as PostgreSQL takes it for a `jsonb`: that holds neither NUL nor halves of characters, which people
 * can type into an option and a run can put into a note.
 */
export function jsonText(value: unknown): string {
  // Every escape is looked at, so that a backslash that was escaped itself begins none.
  return JSON.stringify(value).replace(
    /\\(?:(u0000|ud[89a-f][0-9a-f]{2})|.)/g,
    (escape, untaken: string | undefined) => (untaken === undefined ? escape : '\ufffd'),
  );
}
