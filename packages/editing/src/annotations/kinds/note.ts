import { nameOf } from '@octavo/pdf/objects';
import { rgbOf } from '../../geometry/colors.ts';
import type { AnnotationSource } from '../annotation-source.ts';
import { iconBox } from '../icons/icon-box.ts';
import { drawNoteIcon } from '../icons/note-icons.ts';
import type { AnnotationOf, DrawnAnnotation } from './drawn-annotation.ts';

type NoteAnnotation = AnnotationOf<'note'>;

/** Names of the icons (ISO 32000-2, table 175). */
const names = {
  comment: 'Comment',
  note: 'Note',
  help: 'Help',
  insert: 'Insert',
  key: 'Key',
  paragraph: 'Paragraph',
} as const;

export function drawNote({ at, icon, color }: NoteAnnotation): DrawnAnnotation {
  const box = iconBox(at);

  return {
    subtype: 'Text',
    entries: { Name: nameOf(names[icon]), C: [...rgbOf(color)], Open: false },
    box,
    // Readers treat all notes so (ISO 32000-2, 12.5.6.4).
    isFixed: true,
    draw: (drawing) => drawNoteIcon(drawing, icon, box, rgbOf(color)),
  };
}

export function readNote(source: AnnotationSource): NoteAnnotation | null {
  const { left, top } = source.box;
  const name = source.name('Name');
  const icon = (Object.keys(names) as NoteAnnotation['icon'][]).find((each) => names[each] === name);

  return {
    type: 'note',
    at: { x: left, y: top },
    icon: icon ?? (name === 'NewParagraph' ? 'paragraph' : 'note'),
    color: source.color('C') ?? '#ffff00',
    contents: '',
    opacity: 1,
  };
}
