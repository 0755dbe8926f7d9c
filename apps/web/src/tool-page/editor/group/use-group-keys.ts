import type { EditorCommand } from '../keys/editor-keys.ts';
import { useGroup } from './use-group.ts';

/** Keys of the objects that are selected together: arrows move them, Delete deletes them. */
export function useGroupKeys(): (command: EditorCommand) => boolean {
  const group = useGroup();

  return (command) => {
    if (group === null || (command.kind !== 'nudge' && command.kind !== 'delete')) {
      return false;
    }

    if (command.kind === 'nudge') {
      group.move(command, 'keys');
    } else {
      group.remove();
    }

    return true;
  };
}
