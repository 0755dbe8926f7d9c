import type { Operation } from '@octavo/contract/edits/edit-list';
import { editorWords } from '@octavo/i18n/editor';
import { plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { Icon } from '@octavo/ui/icon';
import { type KeyboardEvent, type MouseEvent, memo, type PointerEvent } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import type { EditingDocument } from '../document/editing-document.ts';
import type { Size } from '../document/geometry.ts';
import { ownChanges } from '../edits/changes.ts';
import { toolIcons } from '../tools/tool-icons.ts';
import { Thumbnail } from './thumbnail.tsx';

/** Handlers that all pages share. */
export interface StripHandlers {
  onPress(key: string, event: MouseEvent): void;
  onKey(key: string, event: KeyboardEvent): void;
  onDragStart(index: number, event: PointerEvent): void;
}

interface StripPageProps {
  readonly document: EditingDocument;
  readonly pageKey: string;
  readonly number: number;
  readonly size: Size;
  readonly operations: readonly Operation[];
  readonly isCurrent: boolean;
  readonly isChosen: boolean;
  readonly isDragged: boolean;
  /** True for the page before which dragged ones would be dropped. */
  readonly isTarget: boolean;
  readonly isLastTarget: boolean;
  readonly handlers: StripHandlers;
}

/** Page of the strip; rendered again only when it changes, because there may be hundreds. */
export const StripPage = memo(function StripPage(props: StripPageProps) {
  const { document, pageKey, number, size, operations, isCurrent, isChosen, isDragged } = props;
  const { isTarget, isLastTarget, handlers } = props;
  const locale = useLocale();
  const words = editorWords(locale);
  const count = ownChanges(operations).length;
  const changes = plural(locale, count, words.changes.count);
  const name = fill(words.page, { page: number });

  return (
    <li
      data-index={number - 1}
      data-dragged={isDragged}
      data-target={isTarget ? 'before' : isLastTarget ? 'after' : undefined}
    >
      <button
        type="button"
        data-thumb={pageKey}
        aria-label={count === 0 ? name : `${name}, ${changes}`}
        aria-current={isCurrent ? 'page' : undefined}
        aria-pressed={isChosen}
        tabIndex={isCurrent ? 0 : -1}
        onClick={(event) => handlers.onPress(pageKey, event)}
        onKeyDown={(event) => handlers.onKey(pageKey, event)}
        onPointerDown={(event) => handlers.onDragStart(number - 1, event)}
      >
        <Thumbnail document={document} pageKey={pageKey} size={size} operations={operations} />
      </button>
      <span className="ed-caption" aria-hidden="true">
        <b>{number}</b>
        {count > 0 && (
          <i title={changes}>
            <Icon path={toolIcons.highlight} size={13} />
            {count}
          </i>
        )}
      </span>
    </li>
  );
});
