import { heightOf, holds, sharedAcross, widthOf } from '@octavo/layout/boxes';
import type { Box, PagePath } from '@octavo/pdf/content/page-content';
import type { TextBlock } from './text-block.ts';

/** Thicker paths are not underlines. */
const thickest = 4;

/** Matches paths already expressed elsewhere: underlines, strike-throughs, and rules and fills of tables. */
export function decorationsOf(
  blocks: readonly TextBlock[],
  tables: readonly Box[],
): (path: PagePath) => boolean {
  const lined = blocks.filter(({ inlines }) =>
    inlines.some((inline) => 'style' in inline && (inline.style.underline || inline.style.strike)),
  );
  const lines = lined.flatMap((block) => block.lines);

  return (path) => {
    if (tables.some((table) => holds(table, path, 2.5) && isStraight(path))) {
      return true;
    }

    return (
      heightOf(path) <= thickest &&
      lines.some((line) => {
        const middle = (path.top + path.bottom) / 2;

        return (
          middle > line.baseline - 0.5 * line.sizePoints &&
          middle < line.baseline + 0.3 * line.sizePoints &&
          sharedAcross(path, line) > 0.8 * widthOf(path)
        );
      })
    );
  };
}

function isStraight({ commands }: PagePath): boolean {
  return commands.every(({ kind }) => kind !== 'curve');
}
