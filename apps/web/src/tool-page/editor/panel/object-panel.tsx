import { capitalized } from '@octavo/i18n/capitalized';
import { editorWords } from '@octavo/i18n/editor';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../../shell/use-locale.ts';
import { randomToken } from '../../../transports/random-token.ts';
import { hasText } from '../document/annotation-geometry.ts';
import { problemsOf } from '../edits/failed-objects.ts';
import { changeLink } from '../edits/link-edits.ts';
import type { PageObject } from '../edits/page-objects.ts';
import { useEditor } from '../state/editor-context.ts';
import { useObjectActions } from '../state/use-object-actions.ts';
import { useOperations } from '../state/use-page-objects.ts';
import { editorIcons } from '../tools/tool-icons.ts';
import { AnnotationFields } from './annotation-fields.tsx';
import { TextField } from './fields.tsx';
import { LinkFields } from './link-fields.tsx';
import { ObjectActions } from './object-actions.tsx';
import { PositionFields } from './position-fields.tsx';
import { ProblemNote } from './problem-note.tsx';
import { ReplyList } from './reply-list.tsx';

/** Properties of the selected object. */
export function ObjectPanel({ object, onDone }: { readonly object: PageObject; onDone(): void }) {
  const locale = useLocale();
  const words = editorWords(locale);
  const { state, dispatch, change, remove } = useEditor();
  const { canAdd, duplicate, reorder } = useObjectActions();
  const { annotation, kind, link, page, ref } = object;
  const isMade = 'made' in ref;
  const isFixed =
    state.isLocked || !state.allows({ kind: kind === 'link' ? 'link.change' : 'annotation.change' });
  const problems = problemsOf(object, useOperations(page), state.problems.get(page));

  return (
    <>
      <div className="ed-head">
        <h2>{capitalized(locale, words.objects[kind])}</h2>
        <button type="button" className="ed-button ed-narrow" onClick={onDone}>
          {words.panel.done}
        </button>
      </div>
      <ProblemNote problems={problems} />
      <fieldset className="contents" disabled={isFixed}>
        {kind === 'link' && (
          <div className="ed-section">
            {!isMade && <p className="ed-hint">{words.link.foreign}</p>}
            <LinkFields
              key={object.key}
              target={link?.target ?? null}
              onChange={(target) => {
                if (target !== null) {
                  const areas = link?.areas ?? [object.box];
                  const { operations } = state.history;
                  dispatch({
                    kind: 'edit',
                    edit: {
                      operations: changeLink(operations, randomToken().slice(0, 16), page, ref, {
                        areas,
                        target,
                      }),
                      name: { verb: 'change', object: 'link' },
                      page,
                      joins: `${object.key} target`,
                    },
                  });
                }
              }}
            />
          </div>
        )}
        {annotation === null && kind !== 'link' && (
          <div className="ed-section">
            {object.contents !== '' && <p className="ed-quote">{object.contents}</p>}
            <p className="ed-hint">{words.panel.foreign}</p>
          </div>
        )}
        {annotation !== null && !hasText(annotation) && (
          <div className="ed-section">
            <TextField
              key={object.key}
              label={annotation.type === 'note' ? words.panel.note : words.panel.comment}
              value={annotation.contents}
              rows={annotation.type === 'note' ? 4 : 2}
              maxLength={20_000}
              takesFocus={annotation.type === 'note' && annotation.contents === ''}
              onChange={(contents) => change(object, { ...annotation, contents }, 'contents')}
            />
          </div>
        )}
        {annotation !== null && (
          <div className="ed-section">
            <AnnotationFields annotation={annotation} onChange={(next, name) => change(object, next, name)} />
          </div>
        )}
        <div className="ed-section">
          <PositionFields object={object} />
        </div>
        {kind !== 'link' && (
          <div className="ed-section">
            <ReplyList object={object} />
          </div>
        )}
        <ObjectActions
          onDuplicate={annotation !== null && canAdd(annotation) ? () => duplicate(object) : null}
          onDelete={() => remove(object)}
        >
          {isMade && kind !== 'link' && (
            <>
              <IconButton icon="backward" label={words.panel.backward} onClick={() => reorder(object, -1)} />
              <IconButton icon="forward" label={words.panel.forward} onClick={() => reorder(object, 1)} />
            </>
          )}
        </ObjectActions>
      </fieldset>
    </>
  );
}

interface IconButtonProps {
  readonly icon: keyof typeof editorIcons;
  readonly label: string;
  onClick(): void;
}

function IconButton({ icon, label, onClick }: IconButtonProps) {
  return (
    <button type="button" className="ed-icon" aria-label={label} title={label} onClick={onClick}>
      <Icon path={editorIcons[icon]} size={18} />
    </button>
  );
}
