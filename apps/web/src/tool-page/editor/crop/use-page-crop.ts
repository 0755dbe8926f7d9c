import type { EditorCommand } from '../keys/editor-keys.ts';
import { useEditor } from '../state/editor-context.ts';
import { usePageActions } from '../strip/use-page-actions.ts';
import { adjusted, isPart } from './page-crop.ts';

/** The part of a page that is chosen, and what can be done with it. Null while no page is cropped. */
export function usePageCrop() {
  const { state, dispatch, sizeOf } = useEditor();
  const crop = state.pageCrop;
  const actions = usePageActions(crop?.page ?? '');

  if (crop === null) {
    return null;
  }

  const size = sizeOf(crop.page);
  const set = (box: typeof crop.box) => dispatch({ kind: 'crop-page', crop: { page: crop.page, box } });
  const cancel = () => dispatch({ kind: 'crop-page', crop: null });
  const apply = () => {
    if (isPart(crop.box, size)) {
      actions.crop(crop.box);
    } else {
      cancel();
    }
  };

  return {
    ...crop,
    size,
    /** Number of pages that are cropped. */
    affected: actions.affected,
    canApply: isPart(crop.box, size),
    set,
    cancel,
    apply,
    /** Moves, enlarges, applies or ends the crop by keys; false for other commands. */
    run(command: EditorCommand): boolean {
      switch (command.kind) {
        case 'nudge':
        case 'resize':
          set(adjusted(crop.box, command, size));

          return true;
        case 'place':
          apply();

          return true;
        case 'escape':
          cancel();

          return true;
        default:
          return false;
      }
    },
  };
}
