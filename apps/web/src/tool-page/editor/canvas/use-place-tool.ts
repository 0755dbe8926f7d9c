import type { Point } from '@octavo/contract/edits/primitives';
import { useCallback } from 'react';
import type { Size } from '../document/geometry.ts';
import { pickFile } from '../document/pick-file.ts';
import { ratioOf } from '../document/picture-ratio.ts';
import { useEditor } from '../state/editor-context.ts';
import { useAddStamp } from '../state/use-add-stamp.ts';
import { makeFile, makeNote, makeStamp } from '../tools/make-annotation.ts';

/** Tools that place something with one press: notes, stamps and attached files. */
export function usePlaceTool(page: string, size: Size) {
  const { state, add, assets } = useEditor();
  const addStamp = useAddStamp();
  const { settings } = state;

  return useCallback(
    async (tool: 'note' | 'stamp' | 'file', point: Point) => {
      if (tool === 'note') {
        add(page, makeNote(point, size, settings));
      } else if (tool === 'stamp') {
        const { face } = settings;
        const picture = face.kind === 'picture' ? assets.get(face.asset) : undefined;
        const ratio = picture === undefined ? null : await ratioOf(picture);
        addStamp(page, makeStamp(point, size, settings, ratio));
      } else {
        const file = await pickFile('');

        if (file !== null) {
          add(page, makeFile(point, size, assets.add(file)));
        }
      }
    },
    [page, size, settings, add, addStamp, assets],
  );
}
