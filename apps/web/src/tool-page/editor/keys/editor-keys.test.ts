import { describe, expect, it } from 'vitest';
import { commandOf } from './editor-keys.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'shiftKey' | 'altKey', boolean>> = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

describe('keys of the editor', () => {
  it('choose tools by single letters, unless a field has the focus or letters are off', () => {
    expect(commandOf(press('h'), false, true)).toEqual({ kind: 'tool', button: 'highlight' });
    expect(commandOf(press('h'), true, true)).toBeNull();
    expect(commandOf(press('h'), false, false)).toBeNull();
  });

  it('open the pages with Shift and P, and stamp without', () => {
    expect(commandOf(press('P', { shiftKey: true }), false, true)).toEqual({ kind: 'pages' });
    expect(commandOf(press('p'), false, true)).toEqual({ kind: 'tool', button: 'stamp' });
  });

  it('move by a point, by ten with Shift, by a tenth with Alt, and resize with Control', () => {
    expect(commandOf(press('ArrowUp'), false, true)).toEqual({ kind: 'nudge', x: 0, y: -1 });
    expect(commandOf(press('ArrowRight', { shiftKey: true }), false, true)).toMatchObject({ x: 10 });
    expect(commandOf(press('ArrowLeft', { altKey: true }), false, true)).toMatchObject({ x: -0.1 });
    expect(commandOf(press('ArrowDown', { ctrlKey: true }), false, true)).toMatchObject({ kind: 'resize' });
  });

  it('undo and redo outside of fields only', () => {
    expect(commandOf(press('z', { ctrlKey: true }), false, true)).toEqual({ kind: 'undo' });
    expect(commandOf(press('Z', { ctrlKey: true, shiftKey: true }), false, true)).toEqual({ kind: 'redo' });
    expect(commandOf(press('z', { ctrlKey: true }), true, true)).toBeNull();
  });
});
