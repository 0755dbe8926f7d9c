import { workbenchWords } from '@octavo/i18n/workbench';
import { Icon, outlines } from '@octavo/ui/icon';
import { ChooseFiles } from '../../../intake/choose-files.tsx';
import { useLocale } from '../../../shell/use-locale.ts';
import {
  type Arrangement,
  clearSelection,
  deleteSelected,
  duplicateSelected,
  insertBlank,
  redo,
  selectAll,
  turnSelected,
  undo,
} from './arrangement.ts';
import { pageOutlines } from './page-outlines.ts';

interface ArrangeToolbarProps {
  readonly arrangement: Arrangement;
  onChange(change: (arrangement: Arrangement) => Arrangement): void;
  onInsert(files: readonly File[]): void;
}

/** On a phone, which has no hover, the name of each action is shown below its icon. */
const look =
  'inline-flex min-h-9 phone:min-h-(--target) items-center justify-center gap-1.5 rounded-lg border border-rule bg-sheet px-2.5 text-caption font-medium text-ink hover:not-disabled:border-edge disabled:opacity-45 max-sm:min-h-12 max-sm:flex-col max-sm:gap-0.5 max-sm:px-0.5 max-sm:text-[0.6875rem] max-sm:leading-tight';

export function ArrangeToolbar({ arrangement, onChange, onInsert }: ArrangeToolbarProps) {
  const words = workbenchWords(useLocale()).pages;
  const { past, future, selected, slots } = arrangement;
  const none = selected.size === 0;

  const button = (
    path: string,
    label: string,
    short: string,
    change: (arrangement: Arrangement) => Arrangement,
    disabled: boolean,
  ) => (
    <button
      type="button"
      title={label}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(change)}
      className={`${look} sm:min-w-9 sm:px-0`}
    >
      <Icon path={path} size={17} />
      <span className="sm:hidden">{short}</span>
    </button>
  );

  return (
    <div
      role="toolbar"
      aria-label={words.label}
      className="sticky top-15 z-10 -mx-1 mb-3 flex flex-wrap items-center gap-1.5 bg-well px-1 py-2 max-sm:grid max-sm:grid-cols-5 max-sm:gap-1"
    >
      {button(pageOutlines.undo, words.undo, words.undo, undo, past.length === 0)}
      {button(pageOutlines.redo, words.redo, words.redo, redo, future.length === 0)}
      <span className="mx-1 h-5 w-px bg-rule max-sm:hidden" />
      {button(
        pageOutlines.turnLeft,
        words.turnLeft,
        words.short.turnLeft,
        (current) => turnSelected(current, 270),
        none,
      )}
      {button(
        pageOutlines.turnRight,
        words.turnRight,
        words.short.turnRight,
        (current) => turnSelected(current, 90),
        none,
      )}
      {button(outlines.copy, words.duplicate, words.duplicate, duplicateSelected, none)}
      {button(pageOutlines.trash, words.delete, words.delete, deleteSelected, none)}
      <span className="mx-1 h-5 w-px bg-rule max-sm:hidden" />
      <button
        type="button"
        title={words.insertBlank}
        aria-label={words.insertBlank}
        onClick={() => onChange(insertBlank)}
        className={look}
      >
        <Icon path={pageOutlines.blank} size={17} />
        <Label full={words.insertBlank} short={words.short.insertBlank} />
      </button>
      <ChooseFiles accepts={['pdf']} multiple label={words.insertPdf} onFiles={onInsert} className={look}>
        <Icon name="add" size={17} />
        <Label full={words.insertPdf} short={words.short.insertPdf} />
      </ChooseFiles>
      <span className="grow max-sm:hidden" />
      <button
        type="button"
        title={none ? words.selectAll : words.clear}
        aria-label={none ? words.selectAll : words.clear}
        onClick={() => onChange(none ? selectAll : clearSelection)}
        disabled={slots.length === 0}
        className={`${look} max-sm:col-span-2`}
      >
        <Icon name="check" size={17} className="sm:hidden" />
        {none ? words.selectAll : words.clear}
      </button>
    </div>
  );
}

function Label({ full, short }: { readonly full: string; readonly short: string }) {
  return (
    <>
      <span className="max-sm:hidden">{full}</span>
      <span className="sm:hidden">{short}</span>
    </>
  );
}
