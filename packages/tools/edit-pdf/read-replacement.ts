/** Reads `old=>new`; the first arrow after a text counts. */
export function readReplacement(text: string): { readonly find: string; readonly replacement: string } {
  const [, find = '', replacement = ''] = /^([^]*?\S[^]*?)=>([^]*)$/.exec(text) ?? [];

  return { find: find.trim(), replacement };
}
