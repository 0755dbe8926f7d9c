import { plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Icon } from '@octavo/ui/icon';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { ChooseFiles } from '../../intake/choose-files.tsx';
import { useLocale } from '../../shell/use-locale.ts';
import type { Tool } from '../tool.ts';
import { useAnnounce } from './announcer.tsx';
import { useDragOrder } from './drag-order.ts';
import { FileCard } from './file-card.tsx';
import type { FileWorkspace } from './file-workspace.ts';
import type { WorkspaceFile } from './workspace-file.ts';

interface FileGridProps {
  readonly tool: Tool;
  readonly workspace: FileWorkspace;
  readonly files: readonly WorkspaceFile[];
  onFiles(files: readonly File[]): void;
  onChoosePages?(key: string): void;
  /** Content over the cover of a file. */
  renderOverlay?(key: string): ReactNode;
}

/** Files that are shown with large covers. */
const mostLarge = 4;

/** Covers of the files in the workspace. If their order matters, they are numbered and can be moved. */
export function FileGrid(props: FileGridProps) {
  const {
    tool: { facts },
    workspace,
    files,
    onFiles,
    onChoosePages,
    renderOverlay,
  } = props;
  const locale = useLocale();
  const words = workbenchWords(locale).workspace;
  const announce = useAnnounce();
  const grid = useRef<HTMLUListElement>(null);
  const ordered = facts.workspace.kind === 'files' && facts.workspace.ordered && files.length > 1;

  const move = (from: number, target: number) => {
    const place = from < target ? target : target + 1;
    workspace.move(from, target);
    announce(fill(words.moved, { name: files[from]?.name ?? '', place, count: files.length }));
  };
  const { drag, onPointerDown } = useDragOrder(grid, move);

  const remove = (file: WorkspaceFile, index: number) => {
    workspace.remove(file.key);
    announce(fill(words.removed, { name: file.name }));
    focusCard(grid.current, Math.min(index, files.length - 2));
  };

  const onKey = (event: KeyboardEvent, index: number) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const file = files[index];

    if (event.key === 'Delete' && file !== undefined) {
      event.preventDefault();
      remove(file, index);
    } else if (step !== undefined) {
      event.preventDefault();
      const next = Math.min(files.length - 1, Math.max(0, index + step));

      if (event.altKey && ordered && next !== index) {
        move(index, step > 0 ? index + 2 : index - 1);
      }

      focusCard(grid.current, next);
    }
  };

  return (
    <>
      {ordered && (
        <p id="order-hint" className="sr-only">
          {words.moveHint}
        </p>
      )}
      <ul
        ref={grid}
        aria-label={plural(locale, files.length, words.files)}
        className={`grid max-sm:grid-cols-1 max-sm:rounded-xl max-sm:border max-sm:border-rule max-sm:bg-sheet ${files.length === 0 ? 'max-sm:hidden' : ''} ${files.length > mostLarge ? 'gap-x-4.5 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(134px,1fr))]' : 'gap-x-5.5 gap-y-6.5 sm:grid-cols-[repeat(auto-fill,minmax(0,248px))] [@media(height<=700px)]:sm:grid-cols-[repeat(auto-fill,minmax(0,212px))]'} max-sm:gap-0`}
      >
        {files.map((file, index) => (
          <li key={file.key} className="min-w-0 max-sm:not-first:border-t max-sm:not-first:border-rule">
            <FileCard
              workspace={workspace}
              file={file}
              index={index}
              count={files.length}
              ordered={ordered}
              facts={facts}
              drag={drag}
              onPointerDown={ordered ? onPointerDown : undefined}
              onKey={onKey}
              onMove={move}
              onRemove={() => remove(file, index)}
              onChoosePages={onChoosePages}
              overlay={renderOverlay?.(file.key)}
            />
          </li>
        ))}
      </ul>
      {files.length < facts.maxFiles && (
        <ChooseFiles
          accepts={facts.accepts}
          multiple
          onFiles={onFiles}
          className="mt-5.5 flex min-h-15 grow items-center justify-center gap-2.5 rounded-base border-[1.5px] border-dashed border-edge px-4 py-3 text-half text-ink-soft hover:border-lapis hover:text-ink phone:hidden [@media(height<=700px)]:mt-3 [@media(height<=700px)]:min-h-11"
        >
          <Icon name="add" size={18} />
          <span>
            <b className="font-medium text-lapis">{words.more}</b>
            {fill(words.moreHint, { keys: 'Ctrl V' })} {ordered && words.orderHint}
          </span>
        </ChooseFiles>
      )}
      {ordered && (
        <p aria-hidden="true" className="mt-3 hidden text-half text-ink-soft phone:block">
          {words.orderHintTouch}
        </p>
      )}
    </>
  );
}

/** Focuses a card after the cards have been rendered in their new order. */
function focusCard(grid: HTMLElement | null, index: number): void {
  requestAnimationFrame(() => grid?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus());
}
