import { type Operation, pageOf } from '@octavo/contract/edits/edit-list';
import { editorWords } from '@octavo/i18n/editor';
import { plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { useEffect, useRef } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { keyOfPage, wholeDocument } from '../document/page-keys.ts';
import { changesByPage, dependentsOf, withoutChange } from '../edits/changes.ts';
import { useEditor } from '../state/editor-context.ts';
import { editorIcons, toolIcons } from '../tools/tool-icons.ts';
import { doneText } from './change-text.ts';

interface ChangesPopupProps {
  readonly summary: string;
  onClose(): void;
}

/** All changes by page; each leads to its page and can be undone alone. */
export function ChangesPopup({ summary, onClose }: ChangesPopupProps) {
  const locale = useLocale();
  const words = editorWords(locale);
  const { state, numberOf, dispatch, show } = useEditor();
  const popup = useRef<HTMLDivElement>(null);
  const { operations } = state.history;

  useEffect(() => {
    popup.current?.focus();
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('.ed-popup-place') === null) {
        onClose();
      }
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        onClose();
      }
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey, { capture: true });

    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [onClose]);

  const keep = (kept: typeof operations, page: string) =>
    dispatch({
      kind: 'edit',
      edit: { operations: kept, name: { verb: 'undo', object: 'annotation' }, page },
      select: null,
    });

  const nameOfPage = (page: string) =>
    numberOf(page) === 0 ? words.wholeDocument : fill(words.page, { page: numberOf(page) });

  return (
    <div ref={popup} className="ed-popup" role="dialog" aria-label={words.changes.title} tabIndex={-1}>
      <h2>{summary}</h2>
      {[...changesByPage(operations, state.fieldPages, numberOf)].map(([page, changes]) => (
        <section key={page}>
          <h3>{nameOfPage(page)}</h3>
          <ul>
            {changes.map((change) => {
              const dependents = dependentsOf(operations, change.id);
              const undo =
                dependents === 0
                  ? words.changes.undoThis
                  : plural(locale, dependents, words.changes.withDependents);

              return (
                <li key={change.id}>
                  <Icon path={toolIcons[change.name.object]} size={18} />
                  <button
                    type="button"
                    className="ed-grow"
                    disabled={page === wholeDocument}
                    title={
                      page === wholeDocument ? undefined : fill(words.changes.show, { page: numberOf(page) })
                    }
                    onClick={() => show(page)}
                  >
                    {doneText(change, words, locale)}
                  </button>
                  <button
                    type="button"
                    className="ed-icon"
                    aria-label={undo}
                    title={undo}
                    onClick={() => keep(withoutChange(operations, change.id), page)}
                  >
                    <Icon path={editorIcons.undo} size={18} />
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <footer>
        <button
          type="button"
          className="ed-button"
          disabled={operations.length === 0}
          onClick={() => keep([], firstPage(operations))}
        >
          {words.changes.undoAll}
        </button>
        <span className="ed-grow" />
        <button type="button" className="ed-button" onClick={onClose}>
          {words.changes.close}
        </button>
      </footer>
    </div>
  );
}

/** Page to show after all changes are undone: that of the first one that names one. */
function firstPage(operations: readonly Operation[]): string {
  return operations.map(pageOf).find((page) => page !== null) ?? keyOfPage(0);
}
