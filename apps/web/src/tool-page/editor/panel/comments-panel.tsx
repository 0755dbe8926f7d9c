import { capitalized } from '@octavo/i18n/capitalized';
import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { useEffect, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { shortened } from '../edits/object-label.ts';
import { authorOf } from '../edits/reply-author.ts';
import { useEditor } from '../state/editor-context.ts';
import { useOperations, usePageObjects } from '../state/use-page-objects.ts';
import { toolIcons } from '../tools/tool-icons.ts';
import { CommentFile } from './comment-file.tsx';

/** Comments of the whole document, page by page. */
export function CommentsPanel({ onDone }: { onDone(): void }) {
  const words = editorWords(useLocale());
  const { pages, contents } = useEditor();
  const [isRead, setIsRead] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    void contents.readAll(controller.signal).then(() => {
      if (!controller.signal.aborted) {
        setIsRead(true);
      }
    });

    return () => controller.abort();
  }, [contents]);

  return (
    <>
      <div className="ed-head">
        <h2>{words.comments.title}</h2>
        <button type="button" className="ed-button ed-narrow" onClick={onDone}>
          {words.panel.done}
        </button>
      </div>
      <CommentFile />
      <div className="ed-comments">
        {pages.map(({ key }, index) => (
          <PageComments key={key} page={key} number={index + 1} />
        ))}
        <p className="ed-section ed-hint" data-empty={isRead}>
          {isRead ? words.comments.none : words.comments.reading}
        </p>
      </div>
    </>
  );
}

function PageComments({ page, number }: { readonly page: string; readonly number: number }) {
  const locale = useLocale();
  const words = editorWords(locale);
  const { state, dispatch, show } = useEditor();
  const objects = usePageObjects(page, useOperations(page)).filter(({ kind }) => kind !== 'link');

  if (objects.length === 0) {
    return null;
  }

  return (
    <section className="ed-section" data-comments>
      <h3>{fill(words.page, { page: number })}</h3>
      <ul className="ed-list">
        {objects.map(({ key, kind, box, author, contents, replies, state: reviewed }) => (
          <li key={key}>
            <button
              type="button"
              aria-pressed={state.selection?.key === key}
              onClick={() => {
                dispatch({ kind: 'tool', tool: 'select' });
                dispatch({ kind: 'select', selection: { page, key } });
                show(page, box);
              }}
            >
              <Icon path={toolIcons[kind]} size={18} />
              <span>
                <b>{capitalized(locale, words.objects[kind])}</b>
                {author !== '' && ` ${fill(words.comments.by, { author })}`}
                {reviewed !== 'none' && ` · ${words.comments.states[reviewed]}`}
                {contents !== '' && <span className="ed-line">{shortened(contents)}</span>}
                {replies.map((reply, index) => (
                  <span key={`${index} ${reply.text}`} className="ed-line ed-reply">
                    {authorOf(reply, words.comments)}: {shortened(reply.text)}
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
