import { Icon } from '@octavo/ui/icon';
import { noteId } from './control-id.ts';
import type { AnswerNote as Note } from './note-of.ts';

/** Note below a control. The element stays, so that a screen reader announces what appears in it. */
export function AnswerNote({ question, note }: { readonly question: string; readonly note: Note | null }) {
  return (
    <p id={noteId(question)} role="status" className="fq-note" data-kind={note?.kind}>
      {note !== null && (
        <>
          <Icon name={note.kind === 'valid' ? 'check' : 'warning'} size={15} />
          <span>{note.text}</span>
        </>
      )}
    </p>
  );
}
