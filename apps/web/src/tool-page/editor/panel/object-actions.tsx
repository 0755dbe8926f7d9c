import { editorWords } from '@octavo/i18n/editor';
import { Icon } from '@octavo/ui/icon';
import type { ReactNode } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { editorIcons } from '../tools/tool-icons.ts';

interface ObjectActionsProps {
  /** Null for an object that cannot be duplicated. */
  readonly onDuplicate: (() => void) | null;
  onDelete(): void;
  /** Further buttons, before the others. */
  readonly children?: ReactNode;
}

/** Buttons at the end of the properties of an object. */
export function ObjectActions({ onDuplicate, onDelete, children }: ObjectActionsProps) {
  const words = editorWords(useLocale()).panel;

  return (
    <div className="ed-section ed-actions">
      {children}
      <span className="ed-grow" />
      {onDuplicate !== null && (
        <button
          type="button"
          className="ed-icon"
          aria-label={words.duplicate}
          title={`${words.duplicate} (Ctrl D)`}
          onClick={onDuplicate}
        >
          <Icon name="copy" size={18} />
        </button>
      )}
      <button
        type="button"
        className="ed-icon"
        aria-label={words.delete}
        title={words.delete}
        onClick={onDelete}
      >
        <Icon path={editorIcons.trash} size={18} />
      </button>
    </div>
  );
}
