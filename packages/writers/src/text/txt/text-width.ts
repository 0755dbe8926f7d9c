/** Characters that are two columns wide (Unicode, annex 11). */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const unseen = /\p{M}|\p{Cf}/u;

/** Width of a text in columns of a monospaced font. */
export function textWidth(text: string): number {
  let width = 0;

  for (const character of text) {
    width += unseen.test(character) ? 0 : wide.test(character) ? 2 : 1;
  }

  return width;
}
