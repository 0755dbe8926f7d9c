/** Ligatures and forms of Arabic letters by their place in a word, which stand for other characters. */
const presentationForms = /[\ufb00-\ufb4f\ufb50-\ufdff\ufe70-\ufefc\u2e80-\u2fdf]/gu;
/** Soft hyphens, controls, marks of direction, characters without a width, private use, unknown characters. */
const unprinted =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ue000-\uf8ff\ufeff\ufffc\ufffd]/gu;
const whiteSpace = /\s/gu;
const plain = /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u02ff]*$/u;

/** Text of a glyph as it is asked for and quoted: without ligatures, controls and marks that nobody sees. */
export function cleanText(text: string): string {
  return plain.test(text)
    ? text
    : text
        .replace(presentationForms, (form) => form.normalize('NFKC'))
        .replace(unprinted, '')
        .replace(whiteSpace, ' ');
}
