import type { Box, Point } from '@octavo/contract/edits/primitives';
import { randomToken } from '../../../transports/random-token.ts';
import { union } from '../document/geometry.ts';
import { useGraphics } from '../graphics/use-graphics.ts';
import { useEditor } from '../state/editor-context.ts';
import { useOperations, usePageObjects } from '../state/use-page-objects.ts';
import { useTexts } from '../text/use-texts.ts';
import { deleteMembers, membersOf, moveMembers } from './group-members.ts';

/** Objects that are selected together, with what can be done to them. */
export interface SelectedGroup {
  readonly page: string;
  readonly count: number;
  readonly boxes: readonly Box[];
  /** Smallest box around all of them. */
  readonly box: Box;
  move(by: Point, joins?: string): void;
  remove(): void;
}

const newId = () => randomToken().slice(0, 16);

/** The selected objects; null when one or none is selected. */
export function useGroup(): SelectedGroup | null {
  const { state, dispatch } = useEditor();
  const { group, history } = state;
  const page = group?.page ?? 'p1';
  const objects = usePageObjects(page, useOperations(page));
  const graphics = useGraphics(page);
  const texts = useTexts(page);
  const members = membersOf(group?.keys ?? [], { objects, graphics, texts });
  const boxes = [...members.objects, ...members.graphics, ...members.texts].map(({ box }) => box);

  if (group === null || boxes.length === 0) {
    return null;
  }

  return {
    page,
    count: boxes.length,
    boxes,
    box: union(boxes),
    move: (by, joins) =>
      dispatch({
        kind: 'edit',
        edit: {
          operations: moveMembers(history.operations, members, by, newId),
          name: { verb: 'move', object: 'several' },
          page,
          joins: joins === undefined ? undefined : `${group.keys.join(' ')} ${joins}`,
        },
      }),
    remove: () =>
      dispatch({
        kind: 'edit',
        edit: {
          operations: deleteMembers(history.operations, members, newId),
          name: { verb: 'delete', object: 'several' },
          page,
        },
        select: null,
      }),
  };
}
