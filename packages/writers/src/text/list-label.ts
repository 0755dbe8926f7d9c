import type { ListMarker } from '@octavo/layout/model';

/** Private-use codes, and the letters for a circle and a square: only symbol fonts draw bullets for these. */
const unreadable = /^[\ue000-\uf8ff]$|^[o§]$/;

/** Label of an item in characters that any font can show. */
export function listLabel({ kind, label }: ListMarker): string {
  return kind.kind === 'bullet' && unreadable.test(label.trim()) ? '•' : label.trim();
}
