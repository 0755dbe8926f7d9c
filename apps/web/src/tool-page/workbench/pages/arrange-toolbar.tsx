import { workbenchWords } from '@octavo/i18n/workbench';
import { Icon, type IconName } from '@octavo/ui/icon';
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

interface ArrangeToolbarProps {
  readonly arrangement: Arrangement;
  onChange(change: (arrangement: Arrangement) => Arrangement): void;
  onInsert(files: readonly File[]): void;
}

const look =
  'inline-flex min-h-9 items-center gap-1.5 rounded-lg border border-rule bg-sheet px-2.5 text-caption font-medium text-ink hover:not-disabled:border-edge disabled:opacity-45';

export function ArrangeToolbar({ arrangement, onChange, onInsert }: ArrangeToolbarProps) {
  const words = workbenchWords(useLocale()).pages;
  const { past, future, selected, leaves } = arrangement;
  const none = selected.size === 0;

  const button = (
    name: IconName,
    label: string,
    change: (arrangement: Arrangement) => Arrangement,
    disabled: boolean,
  ) => (
    <button
      type="button"
      title={label}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(change)}
      className={`${look} justify-center px-0 max-sm:min-w-9 sm:min-w-9`}
    >
      <Icon name={name} size={17} />
    </button>
  );

  return (
    <div
      role="toolbar"
      aria-label={words.label}
      className="sticky top-15 z-10 -mx-1 mb-3 flex flex-wrap items-center gap-1.5 bg-well px-1 py-2"
    >
      {button('undo', words.undo, undo, past.length === 0)}
      {button('redo', words.redo, redo, future.length === 0)}
      <span className="mx-1 h-5 w-px bg-rule max-sm:hidden" />
      {button('turnLeft', words.turnLeft, (current) => turnSelected(current, 270), none)}
      {button('turnRight', words.turnRight, (current) => turnSelected(current, 90), none)}
      {button('copy', words.duplicate, duplicateSelected, none)}
      {button('trash', words.delete, deleteSelected, none)}
      <span className="mx-1 h-5 w-px bg-rule max-sm:hidden" />
      <button type="button" onClick={() => onChange(insertBlank)} className={look}>
        <Icon name="blank" size={17} />
        <span className="max-sm:sr-only">{words.insertBlank}</span>
      </button>
      <ChooseFiles accepts={['pdf']} multiple onFiles={onInsert} className={look}>
        <Icon name="add" size={17} />
        <span className="max-sm:sr-only">{words.insertPdf}</span>
      </ChooseFiles>
      <span className="grow" />
      <button
        type="button"
        onClick={() => onChange(none ? selectAll : clearSelection)}
        disabled={leaves.length === 0}
        className={look}
      >
        {none ? words.selectAll : words.clear}
      </button>
    </div>
  );
}
