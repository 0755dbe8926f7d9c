import type { ListMark } from '../layout/model.ts';

/** Bullets that only their symbol font can draw. */
const unreadable = /^[\ue000-\uf8ff]$|^[o§]$/;

/** The label of an item as any font can show it. */
export function listLabel({ kind, label }: ListMark): string {
  return kind.kind === 'bullet' && unreadable.test(label.trim()) ? '•' : label.trim();
}
