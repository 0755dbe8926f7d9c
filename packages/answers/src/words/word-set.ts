/** The words of a list that white space parts. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u));
}
