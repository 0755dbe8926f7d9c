import { type ToolButton, toolOfKey } from '../tools/editor-tools.ts';

export type EditorCommand =
  | {
      readonly kind:
        | 'undo'
        | 'redo'
        | 'duplicate'
        | 'delete'
        | 'escape'
        | 'place'
        | 'walk'
        | 'walk-back'
        | 'find'
        | 'pages'
        | 'apply';
    }
  | { readonly kind: 'zoom'; readonly step: 'in' | 'out' | 'page' | 'true' }
  | { readonly kind: 'tool'; readonly button: ToolButton }
  | { readonly kind: 'order'; readonly by: 1 | -1 }
  | { readonly kind: 'nudge' | 'resize'; readonly x: number; readonly y: number };

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Command of a key; null for one that belongs to the browser or to a field. */
export function commandOf(key: Key, isInField: boolean, hasLetters: boolean): EditorCommand | null {
  const isCommand = key.ctrlKey || key.metaKey;

  if (key.key === 'F6') {
    return { kind: key.shiftKey ? 'walk-back' : 'walk' };
  }

  if (isCommand && !key.altKey && key.key.toLowerCase() === 'f') {
    return { kind: 'find' };
  }

  if (isInField) {
    return key.key === 'Escape' ? { kind: 'escape' } : null;
  }

  const arrow = arrows[key.key];

  if (arrow !== undefined) {
    const points = key.altKey ? 0.1 : key.shiftKey ? 10 : 1;

    return { kind: isCommand ? 'resize' : 'nudge', x: arrow[0] * points, y: arrow[1] * points };
  }

  return isCommand ? commandWithControl(key) : plainCommand(key, hasLetters);
}

function commandWithControl({ key, shiftKey }: Key): EditorCommand | null {
  switch (key.toLowerCase()) {
    case 'z':
      return { kind: shiftKey ? 'redo' : 'undo' };
    case 'y':
      return { kind: 'redo' };
    case 'd':
      return { kind: 'duplicate' };
    case '+':
    case '=':
      return { kind: 'zoom', step: 'in' };
    case '-':
      return { kind: 'zoom', step: 'out' };
    case '0':
      return { kind: 'zoom', step: 'page' };
    case '1':
      return { kind: 'zoom', step: 'true' };
    case 'enter':
      return { kind: 'apply' };
    default:
      return null;
  }
}

function plainCommand({ key, altKey, shiftKey }: Key, hasLetters: boolean): EditorCommand | null {
  switch (key) {
    case 'Escape':
      return { kind: 'escape' };
    case 'Enter':
      return { kind: 'place' };
    case 'Delete':
    case 'Backspace':
      return { kind: 'delete' };
    case '[':
      return { kind: 'order', by: -1 };
    case ']':
      return { kind: 'order', by: 1 };
    case 'P':
      return hasLetters && !altKey
        ? shiftKey
          ? { kind: 'pages' }
          : { kind: 'tool', button: 'stamp' }
        : null;
    default: {
      const button = toolOfKey(key);

      return hasLetters && !altKey && button !== null ? { kind: 'tool', button } : null;
    }
  }
}
