import { editorWords } from '@octavo/i18n/editor';
import { type FormEvent, useRef, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { randomToken } from '../../../transports/random-token.ts';
import { replyTo, setReviewState } from '../edits/annotation-edits.ts';
import type { PageObject } from '../edits/page-objects.ts';
import { authorOf } from '../edits/reply-author.ts';
import { commentName } from '../state/comment-name.ts';
import { useEditor } from '../state/editor-context.ts';
import { SelectField, TextField } from './fields.tsx';

/** Replies to an annotation, a field for another one, and the state of its review. */
export function ReplyList({ object }: { readonly object: PageObject }) {
  const words = editorWords(useLocale()).comments;
  const { state, dispatch } = useEditor();
  const [text, setText] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { operations } = state.history;
  const { page, kind } = object;
  const id = randomToken().slice(0, 16);

  const send = () => {
    if (text.trim() === '') {
      return;
    }

    setText('');
    dispatch({
      kind: 'edit',
      edit: {
        operations: replyTo(operations, id, object, { text: text.trim(), author: commentName() }),
        name: { verb: 'reply', object: kind },
        page,
      },
    });
  };

  return (
    <>
      {object.replies.length > 0 && (
        <ul className="ed-replies">
          {object.replies.map((reply, index) => (
            <li key={`${index} ${reply.text}`}>
              <b>{authorOf(reply, words)}</b> {reply.text}
            </li>
          ))}
        </ul>
      )}
      <form
        ref={form}
        className="ed-form"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField
          label={words.reply}
          value={text}
          rows={2}
          maxLength={20_000}
          onChange={setText}
          onLeave={(next) => {
            // A reply that was typed is not lost with the selection.
            if (!(next instanceof Node && form.current?.contains(next))) {
              send();
            }
          }}
        />
        {text.trim() !== '' && (
          <button type="submit" className="ed-button">
            {words.send}
          </button>
        )}
      </form>
      <SelectField
        label={words.state}
        value={object.state}
        items={words.states}
        onChange={(reviewed) =>
          dispatch({
            kind: 'edit',
            edit: {
              operations: setReviewState(operations, id, object, { state: reviewed, author: commentName() }),
              name: { verb: 'state', object: kind },
              page,
            },
          })
        }
      />
    </>
  );
}
