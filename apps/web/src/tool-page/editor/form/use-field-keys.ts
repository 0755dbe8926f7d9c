import { shiftedBox } from '../document/geometry.ts';
import type { EditorCommand } from '../keys/editor-keys.ts';
import { useFieldActions } from './use-field-actions.ts';
import { useSelectedBox } from './use-form.ts';

/** Keys on the selected field; true for a command that it takes. */
export function useFieldKeys(): (command: EditorCommand) => boolean {
  const box = useSelectedBox();
  const { canChange, move, remove, duplicate } = useFieldActions();

  return (command) => {
    if (box === null || !canChange) {
      return false;
    }

    const { place } = box;

    switch (command.kind) {
      case 'delete':
        remove(box);

        return true;
      case 'duplicate':
        duplicate(box);

        return true;
      case 'nudge':
        move(box, shiftedBox(place.box, command), 'keys');

        return true;
      case 'resize':
        move(
          box,
          {
            ...place.box,
            width: Math.max(1, place.box.width + command.x),
            height: Math.max(1, place.box.height + command.y),
          },
          'resize keys',
        );

        return true;
      default:
        return false;
    }
  };
}
