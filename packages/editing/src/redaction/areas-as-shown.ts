import { type Operation, pageOf } from '@octavo/contract/edits/edit-list';
import type { Box } from '@octavo/contract/edits/primitives';
import { isRedaction, type Redaction } from '../stages.ts';

/** Size of a page as it is shown, in points. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Redactions of a list, with their areas on the pages as they are shown in the end: redactions are applied last, and
 * an operation behind one in the list may have turned or cropped its page.
 *
 * @param sizeOf size of a page before all operations; null for a page that does not exist
 */
export function redactionsAsShown(
  { operations }: { readonly operations: readonly Operation[] },
  sizeOf: (page: string) => Size | null,
): readonly Redaction[] {
  return operations.flatMap((operation, index) => {
    if (!isRedaction(operation)) {
      return [];
    }

    const size = operation.kind === 'redact.area' ? sizeOf(operation.page) : null;

    if (operation.kind !== 'redact.area' || size === null) {
      return [operation];
    }

    const views = operations.map((other) => (pageOf(other) === operation.page ? other : null));
    const before = views.slice(0, index).reduce(sizeAfter, size);
    const { areas } = views.slice(index).reduce(areasAfter, { areas: operation.areas, size: before });

    return [{ ...operation, areas }];
  });
}

/** Areas of a page before all operations, such as those of found words, as the page is shown in the end. */
export function baseAreasAsShown(
  areas: readonly Box[],
  page: string,
  operations: readonly Operation[],
  size: Size,
): readonly Box[] {
  const own = operations.filter((operation) => pageOf(operation) === page);

  return own.reduce<ShownAreas>(areasAfter, { areas: [...areas], size }).areas;
}

function sizeAfter(size: Size, operation: Operation | null): Size {
  if (operation?.kind === 'page.rotate' && operation.by !== 180) {
    return { width: size.height, height: size.width };
  }

  return operation?.kind === 'page.crop' ? shownPart(operation.box, size) : size;
}

interface ShownAreas {
  readonly areas: Box[];
  readonly size: Size;
}

function areasAfter({ areas, size }: ShownAreas, operation: Operation | null): ShownAreas {
  const moved =
    operation?.kind === 'page.rotate'
      ? areas.map((area) => turned(area, operation.by, size))
      : operation?.kind === 'page.crop'
        ? areas.map((area) => cropped(area, shownPart(operation.box, size)))
        : areas;

  return { areas: moved, size: sizeAfter(size, operation) };
}

/** Area of a page that is turned clockwise. */
function turned({ left, top, width, height }: Box, by: 90 | 180 | 270, page: Size): Box {
  const [right, bottom] = [page.width - left - width, page.height - top - height];

  switch (by) {
    case 90:
      return { left: bottom, top: left, width: height, height: width };
    case 180:
      return { left: right, top: bottom, width, height };
    case 270:
      return { left: top, top: right, width: height, height: width };
  }
}

/** Part of the page that a cropping box shows. */
function shownPart(box: Box, size: Size): Box {
  const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];

  return {
    left,
    top,
    width: Math.min(size.width, box.left + box.width) - left,
    height: Math.min(size.height, box.top + box.height) - top,
  };
}

/** Area of a page of which a part is shown; it may lie outside, where the file still has content. */
function cropped(area: Box, part: Box): Box {
  return { ...area, left: area.left - part.left, top: area.top - part.top };
}
