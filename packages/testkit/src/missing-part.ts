/**
 * True for a text that was put together without one of its parts. `{n}` and `{total}` are no such parts: users write
 * them into the text of their page numbers.
 */
export function hasMissingPart(text: string): boolean {
  return /\bundefined\b|\bnull\b|\bNaN\b|\[object |\{(?!(?:n|total)\})\w+\}/.test(text);
}
