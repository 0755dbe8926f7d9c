/** Han, kana and their punctuation, which are written without spaces. */
const square = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uff60]/;

/** True when a space separates two neighbouring words of a line. */
export function hasSpaceBetween(one: string, other: string): boolean {
  return !(square.test(one.at(-1) ?? '') && square.test(other[0] ?? ''));
}
