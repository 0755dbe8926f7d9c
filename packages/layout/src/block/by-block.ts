import { boxAround, sharedAcross } from '../boxes.ts';
import type { TextLine } from '../text/lines.ts';

/** Lines from top to bottom, grouped by block of the tag tree, so that blocks side by side do not mix. */
export function byBlock(lines: readonly TextLine[]): readonly TextLine[] {
  if (lines.every(({ block }) => block < 0)) {
    return lines;
  }

  const groups: TextLine[][] = [];
  const open = new Map<number, TextLine[]>();

  for (const line of lines) {
    const group = line.block < 0 ? undefined : open.get(line.block);
    const last = group?.at(-1);

    if (group === undefined || last === undefined || isParted(last, line, lines)) {
      const own = [line];
      groups.push(own);
      open.set(line.block, own);
    } else {
      group.push(line);
    }
  }

  return groups.flat();
}

/** True when lines of another block stand between two lines of one, such as a list within a paragraph. */
function isParted(above: TextLine, below: TextLine, lines: readonly TextLine[]): boolean {
  return lines.some(
    (line) =>
      line.block >= 0 &&
      line.block !== above.block &&
      line.baseline > above.baseline + above.sizePoints * 0.5 &&
      line.baseline < below.baseline - below.sizePoints * 0.5 &&
      sharedAcross(line, boxAround([above, below])) > 0,
  );
}
