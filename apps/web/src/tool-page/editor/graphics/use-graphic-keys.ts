import type { EditorCommand } from '../keys/editor-keys.ts';
import { useEditor } from '../state/editor-context.ts';
import { movedPlace, sized } from './place-geometry.ts';
import { useGraphicActions } from './use-graphic-actions.ts';
import { useSelectedGraphic } from './use-graphics.ts';

/** Keys of the selected picture or drawing: arrows move it, with Control they resize it. */
export function useGraphicKeys(): (command: EditorCommand) => boolean {
  const { state, dispatch } = useEditor();
  const graphic = useSelectedGraphic();
  const { place, remove, duplicate } = useGraphicActions();

  return (command) => {
    if (graphic === null) {
      return false;
    }

    const { box } = graphic.place;

    switch (command.kind) {
      case 'nudge':
        place(graphic, movedPlace(graphic.place, command), 'move', 'keys');

        return true;
      case 'resize': {
        const size = {
          width: Math.max(1, box.width + command.x),
          height: Math.max(1, box.height + command.y),
        };
        place(graphic, sized(graphic.place, size, { x: 1, y: 1 }), 'move', 'keys');

        return true;
      }
      case 'delete':
        remove(graphic);

        return true;
      case 'duplicate':
        duplicate(graphic);

        return true;
      case 'escape':
        if (state.isCropping) {
          dispatch({ kind: 'crop', isCropping: false });
        }

        return state.isCropping;
      default:
        return false;
    }
  };
}
