import type { LaterChange } from '@octavo/contract/signing/signature-report';
import type { DocumentFields } from '@octavo/engine-browser/editing/protocol';
import type { EditingDescription } from '../document/editing-document.ts';
import { keyOfPage } from '../document/page-keys.ts';
import type { OutlinedAreas } from '../state/editor-state.ts';

/** Boxes of a change on its page: those of the field that it names, else the whole page. Null without a page. */
export function placeOfChange(
  { page, name }: LaterChange,
  { fields }: DocumentFields,
  { pages }: Pick<EditingDescription, 'pages'>,
): OutlinedAreas | null {
  const size = page === null ? undefined : pages[page - 1];

  if (page === null || size === undefined) {
    return null;
  }

  const key = keyOfPage(page - 1);
  const boxes = fields
    .filter((field) => field.name === name)
    .flatMap((field) => field.boxes)
    .filter((each) => each.page === key)
    .map(({ box }) => box);

  return {
    page: key,
    boxes: boxes.length > 0 ? boxes : [{ left: 0, top: 0, width: size.width, height: size.height }],
  };
}
