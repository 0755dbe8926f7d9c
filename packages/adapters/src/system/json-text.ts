/**
 * Serializes a value for `jsonb`, which holds neither NUL nor lone surrogates. Users can type both into an
 * option, and a run can put them into a note.
 */
export function jsonText(value: unknown): string {
  // Matches every escape, so that a backslash that is itself escaped does not begin one.
  return JSON.stringify(value).replace(
    /\\(?:(u0000|ud[89a-f][0-9a-f]{2})|.)/g,
    (escape, untaken: string | undefined) => (untaken === undefined ? escape : '\ufffd'),
  );
}
