import type { Operation } from '@octavo/contract/edits/edit-list';
import { editorWords } from '@octavo/i18n/editor';
import { plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { memo } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import type { EditingDocument } from '../document/editing-document.ts';
import type { Size } from '../document/geometry.ts';
import { indexOfPage } from '../document/page-keys.ts';
import { Thumbnail } from './thumbnail.tsx';

interface StripPageProps {
  readonly document: EditingDocument;
  readonly pageKey: string;
  readonly size: Size;
  readonly operations: readonly Operation[];
  readonly isCurrent: boolean;
  onShow(page: string): void;
}

/** Page of the strip; rendered again only when it changes, because there may be hundreds. */
export const StripPage = memo(function StripPage(props: StripPageProps) {
  const { document, pageKey, size, operations, isCurrent, onShow } = props;
  const locale = useLocale();
  const words = editorWords(locale);
  const number = indexOfPage(pageKey) + 1;
  const changes = plural(locale, operations.length, words.changes.count);
  const name = fill(words.page, { page: number });

  return (
    <li>
      <button
        type="button"
        data-thumb={pageKey}
        aria-label={operations.length === 0 ? name : `${name}, ${changes}`}
        aria-current={isCurrent ? 'page' : undefined}
        tabIndex={isCurrent ? 0 : -1}
        onClick={() => onShow(pageKey)}
        onKeyDown={(event) => moveFocus(event.key, event.currentTarget)}
      >
        <Thumbnail document={document} pageKey={pageKey} size={size} operations={operations} />
      </button>
      <span className="ed-caption" aria-hidden="true">
        <b>{number}</b>
        {operations.length > 0 && <i>{changes}</i>}
      </span>
    </li>
  );
});

/** Arrows show the page before or after. */
function moveFocus(key: string, from: HTMLElement): void {
  const item = from.closest('li');
  const target =
    key === 'ArrowDown' ? item?.nextElementSibling : key === 'ArrowUp' ? item?.previousElementSibling : null;
  const button = target?.querySelector('button');
  button?.focus();
  button?.click();
}
