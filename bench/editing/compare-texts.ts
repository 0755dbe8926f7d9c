/** Text without spaces and hyphens, which stand elsewhere when lines are broken anew. */
export function bare(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\u00a0\u00ad\u2010\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\u0002-]/gu, '');
}

/** True when one text is the other one with `added` in the place of `removed`, once. */
export function isEdited(
  before: string,
  after: string,
  { added, removed }: { readonly added: string; readonly removed: string },
): boolean {
  const [one, other, more, less] = [bare(before), bare(after), bare(added), bare(removed)];

  if (other.length !== one.length + more.length - less.length) {
    return false;
  }

  let start = 0;

  while (start < one.length && one[start] === other[start]) {
    start += 1;
  }

  // Equal letters beside the change leave its place open.
  for (let at = Math.max(0, start - more.length); at <= start; at += 1) {
    if (
      one.slice(at, at + less.length) === less &&
      one.slice(0, at) + more + one.slice(at + less.length) === other
    ) {
      return true;
    }
  }

  return false;
}
