import type { Operation } from '@octavo/contract/edits/edit-list';

/** Distance of the first note from the corner of its page, and of each further one below it, in points. */
const corner = 24;
const step = 28;

/** Turns notes such as `3: Please check` into operations, one below the other on each page. */
export function notesAsOperations(notes: readonly string[]): readonly Operation[] {
  const counts = new Map<string, number>();

  return notes.map((note, index) => {
    const [, number = '', contents = ''] = /^0*(\d+):\s*([^]*)$/.exec(note) ?? [];
    const page = `p${number}`;
    const above = counts.get(page) ?? 0;
    counts.set(page, above + 1);

    return {
      id: `option-note-${index + 1}`,
      kind: 'annotation.add',
      page,
      annotation: {
        type: 'note',
        at: { x: corner, y: corner + above * step },
        contents,
        icon: 'comment',
        color: '#ffd54a',
        opacity: 1,
      },
    };
  });
}
