import { centreOf } from '../document/geometry.ts';
import type { EditorCommand } from '../keys/editor-keys.ts';
import { useEditor } from '../state/editor-context.ts';
import { newTextBox } from './new-text-area.tsx';
import { useTextActions } from './use-text-actions.ts';
import { useSelectedText } from './use-texts.ts';

/** Keys of the selected text, and those that begin a new one on a page. */
export function useTextKeys(page: string) {
  const { state, sizeOf } = useEditor();
  const { move, resize, remove, duplicate, open, begin } = useTextActions();
  const object = useSelectedText();

  return {
    /** Enter types in the selected text, or begins one in the middle of the page; false for other tools. */
    place(): boolean {
      if (object !== null) {
        open(object, object.text.length);

        return true;
      }

      if (state.tool !== 'add-text') {
        return false;
      }

      const size = sizeOf(page);
      const middle = centreOf({ left: 0, top: 0, ...size });
      const start = { x: middle.x / 2, y: middle.y };
      begin(page, newTextBox(start, start, size, state.settings.look.size));

      return true;
    },
    /** Runs a command on the selected text; false without one. */
    run(command: EditorCommand): boolean {
      if (object === null) {
        return false;
      }

      switch (command.kind) {
        case 'delete':
          remove(object);

          return true;
        case 'duplicate':
          duplicate(object);

          return true;
        case 'nudge':
          move(object, { x: command.x, y: command.y }, 'keys');

          return true;
        case 'resize':
          if (object.unit === null) {
            resize(object, { ...object.box, width: Math.max(1, object.box.width + command.x) }, 'keys');
          }

          return true;
        default:
          return false;
      }
    },
  };
}
