import type { Line } from '../text/lines.ts';

/** Lines from top to bottom, those of one block of the tag tree together: blocks that stand level do not mix. */
export function byBlock(lines: readonly Line[]): readonly Line[] {
  if (lines.every(({ block }) => block < 0)) {
    return lines;
  }

  const groups = new Map<number | Line, Line[]>();

  for (const line of lines) {
    const key = line.block < 0 ? line : line.block;
    const group = groups.get(key);

    if (group === undefined) {
      groups.set(key, [line]);
    } else {
      group.push(line);
    }
  }

  return [...groups.values()].flat();
}
