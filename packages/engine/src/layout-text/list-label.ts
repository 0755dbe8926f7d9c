import type { ListMark } from '../layout/model.ts';

/** Private codes, and the letters that stand for a circle and a square: fonts of symbols alone draw bullets there. */
const unreadable = /^[\ue000-\uf8ff]$|^[o§]$/;

/** The label of an item as any font can show it. */
export function listLabel({ kind, label }: ListMark): string {
  return kind.kind === 'bullet' && unreadable.test(label.trim()) ? '•' : label.trim();
}
