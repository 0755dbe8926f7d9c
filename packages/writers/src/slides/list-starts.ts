import type { TextGroup } from './group.ts';

/**
 * For each block, the first number of its list in this frame. Consecutive paragraphs of one list continue its
 * numbering across deeper items between them.
 */
export function listStarts(group: TextGroup): readonly number[] {
  const running = new Map<number, { readonly start: number; next: number }>();

  return group.map(({ paragraph: { role } }) => {
    if (role.kind !== 'list-item' || role.mark.kind.kind !== 'number') {
      running.clear();

      return 1;
    }

    const { level, kind } = role.mark;
    const known = running.get(level);
    const list = known?.next === kind.value ? known : { start: kind.value, next: kind.value };
    list.next += 1;
    running.set(level, list);

    for (const deeper of [...running.keys()].filter((each) => each > level)) {
      running.delete(deeper);
    }

    return list.start;
  });
}
