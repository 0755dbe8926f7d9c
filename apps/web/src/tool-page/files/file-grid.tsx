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
        className="grid grid-cols-[repeat(auto-fill,minmax(min(44%,134px),1fr))] gap-x-4.5 gap-y-5"
      >
        {files.map((file, index) => (
          <li key={file.key} className="min-w-0">
            <FileCard
              workspace={workspace}
              file={file}
              index={index}
              count={files.length}
              ordered={ordered}
              opensProtected={facts.opensProtected === true}
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
        {files.length < facts.maxFiles && (
          <li>
            <ChooseFiles
              accepts={facts.accepts}
              multiple
              onFiles={onFiles}
              className="grid aspect-[1/1.36] w-full place-content-center justify-items-center gap-1.5 rounded border-[1.5px] border-dashed border-edge/60 p-2 text-caption text-ink-soft hover:border-edge hover:text-ink"
            >
              <Icon name="add" />
              <span>{words.drop}</span>
              <span className="max-sm:hidden">{words.paste}</span>
            </ChooseFiles>
          </li>
        )}
      </ul>
    </>
  );
}

/** Focuses a card after the cards have been rendered in their new order. */
function focusCard(grid: HTMLElement | null, index: number): void {
  requestAnimationFrame(() => grid?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus());
}
