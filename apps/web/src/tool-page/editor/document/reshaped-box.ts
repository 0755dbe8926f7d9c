import type { OperationOf } from '@octavo/contract/edits/edit-list';
import type { Box } from '@octavo/contract/edits/primitives';
import { type Size, shiftedBox } from './geometry.ts';

/** Place of a box on its page after the page was turned or cropped; `size` is that of the page before. */
export function reshapedBox(
  box: Box,
  operation: OperationOf<'page.rotate'> | OperationOf<'page.crop'>,
  size: Size,
): Box {
  if (operation.kind === 'page.crop') {
    return shiftedBox(box, { x: -operation.box.left, y: -operation.box.top });
  }

  const { left, top, width, height } = box;
  const [right, bottom] = [size.width - left - width, size.height - top - height];

  switch (operation.by) {
    case 90:
      return { left: bottom, top: left, width: height, height: width };
    case 180:
      return { left: right, top: bottom, width, height };
    case 270:
      return { left: top, top: right, width: height, height: width };
  }
}
