import { textOf } from '@octavo/forms/answers';
import { Icon } from '@octavo/ui/icon';
import { useFilling } from '../filling-context.ts';
import { useGroups } from '../groups/use-groups.ts';
import { noteId } from './control-id.ts';
import type { AnswerNote as Note } from './note-of.ts';

/** Note below a control. The element stays, so that a screen reader announces what appears in it. */
export function AnswerNote({ question, note }: { readonly question: string; readonly note: Note | null }) {
  return (
    <p id={noteId(question)} role="status" className="fq-note" data-kind={note?.kind}>
      {note !== null && (
        <>
          <Icon name={note.kind === 'valid' ? 'check' : 'warning'} size={15} />
          <span>
            {note.text}
            {note.instead !== undefined && <MoveAnswer question={question} to={note.instead} />}
          </span>
        </>
      )}
    </p>
  );
}

/** Moves a text to the question that it belongs to, which is asked from then on. */
function MoveAnswer({ question, to }: { readonly question: string; readonly to: string }) {
  const { groups, words, state, dispatch } = useFilling();
  const { goTo } = useGroups();
  const target = groups.flatMap(({ questions }) => questions).find(({ name }) => name === to);
  const label = words.questions[question]?.instead;

  return target === undefined || label === undefined ? null : (
    <>
      {' '}
      <button
        type="button"
        className="fq-link"
        onClick={() => {
          dispatch({ kind: 'move', question, to: target, answer: textOf(state.answers, question) });
          goTo(to);
        }}
      >
        {label}
      </button>
    </>
  );
}
