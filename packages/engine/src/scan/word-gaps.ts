/** Han, kana and their punctuation, which are written without spaces. */
const square = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uff60]/;

/** Whether neighbouring words of a line are apart by a space. */
export function hasSpaceBetween(one: string, other: string): boolean {
  return !(square.test(one.at(-1) ?? '') && square.test(other[0] ?? ''));
}
