import { formatBytes, plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import type { PixelSize } from '@octavo/pdf/picture/pixel-size';

import { Icon, type IconName, outlines } from '@octavo/ui/icon';
import { workOutlines } from '@octavo/ui/work-outlines';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { useLocale } from '../../shell/use-locale.ts';
import type { Tool } from '../tool.ts';
import type { Drag } from './drag-order.ts';
import { FileState } from './file-state.tsx';
import type { FileWorkspace } from './file-workspace.ts';
import { PasswordPrompt } from './password-prompt.tsx';
import { RepairOffer } from './repair-offer.tsx';
import { RightsCheck } from './rights-check.tsx';
import { isDamaged, needsRights, pagesOf, titleOf, type WorkspaceFile } from './workspace-file.ts';

interface FileCardProps {
  readonly workspace: FileWorkspace;
  readonly file: WorkspaceFile;
  readonly index: number;
  readonly count: number;
  readonly ordered: boolean;
  readonly facts: Tool['facts'];
  readonly drag: Drag | null;
  readonly onPointerDown: ((event: PointerEvent, index: number, isHandle?: boolean) => void) | undefined;
  readonly onChoosePages: ((key: string) => void) | undefined;
  /** Shown over the cover. */
  readonly overlay: ReactNode;
  onKey(event: KeyboardEvent, index: number): void;
  onMove(from: number, target: number): void;
  onRemove(): void;
}

/** Six dots. */
const gripOutline = 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01';

export function FileCard(props: FileCardProps) {
  const { workspace, file, index, count, ordered, facts, drag, onPointerDown, onChoosePages } = props;
  const locale = useLocale();
  const words = workbenchWords(locale).workspace;
  const dragged = drag?.from === index;
  const chosen =
    file.chosenPages === '' ? words.allPages : fill(words.somePages, { pages: file.chosenPages });
  const asksPassword = file.preview.state === 'locked' && facts.opensProtected !== true;

  return (
    <div className="lands group/file relative flex flex-col gap-2 max-sm:grid max-sm:grid-cols-[74px_minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-x-3.5 max-sm:py-3 max-sm:pr-1 max-sm:pl-3">
      {drag !== null && drag.target === index && drag.from !== index && drag.from !== index - 1 && (
        <DropMark className="top-0 sm:-left-3" />
      )}
      {drag !== null && drag.target === count && index === count - 1 && !dragged && (
        <DropMark className="max-sm:bottom-0 sm:top-0 sm:-right-3" />
      )}
      {asksPassword ? (
        <>
          <span className="grid aspect-[1/1.36] place-content-center rounded border border-rule text-ink-faint sm:hidden">
            <Icon name="lock" size={22} />
          </span>
          <PasswordPrompt workspace={workspace} file={file} />
        </>
      ) : (
        // A cover is not a button, yet keys move it and a press drags it; its description explains how.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <div
          role="group"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          data-index={index}
          data-dragged={dragged}
          aria-label={fill(words.place, { name: titleOf(file), place: index + 1, count })}
          aria-describedby={ordered ? 'order-hint' : undefined}
          onPointerDown={(event) => onPointerDown?.(event, index)}
          onKeyDown={(event) => props.onKey(event, index)}
          onDragStart={(event) => event.preventDefault()}
          className={`relative grid aspect-[1/1.36] select-none place-items-center overflow-hidden rounded border border-rule shadow-lift transition-shadow group-hover/file:shadow-high ${file.preview.state === 'seen' && file.preview.cover !== null ? 'bg-page' : 'bg-sheet'} ${ordered ? 'cursor-grab touch-pan-y' : ''} ${dragged ? 'pointer-events-none z-20 rotate-1 opacity-90 shadow-high' : ''}`}
          style={dragged ? { transform: `translate(${drag.x}px, ${drag.y}px)` } : undefined}
        >
          <Cover file={file} overlay={props.overlay} />
          {ordered && (
            <span className="absolute bottom-2.5 left-2.5 grid h-6.5 min-w-6.5 place-content-center rounded-md bg-[#1b1d22] px-1.5 text-caption font-semibold text-white tabular-nums max-sm:bottom-1 max-sm:left-1">
              {index + 1}
            </span>
          )}
          <FileState file={file} />
        </div>
      )}
      <div className="min-w-0 text-half">
        <p className="truncate text-body font-medium" title={titleOf(file)}>
          {titleOf(file)}
        </p>
        <p className="flex flex-wrap items-center gap-x-1.5 text-ink-soft">
          <span className="max-sm:basis-full">{detailsOf(file, locale)}</span>
          {onChoosePages !== undefined && pagesOf(file) !== null && (
            <button
              type="button"
              onClick={() => onChoosePages(file.key)}
              aria-label={`${chosen}. ${fill(words.choosePagesOf, { name: file.name })}`}
              className="inline-flex min-h-8 min-w-0 items-center gap-1 font-medium text-lapis underline-offset-3 hover:underline phone:min-h-(--target)"
            >
              <span className="truncate">{chosen}</span>
              <Icon name="chevron" size={14} />
            </button>
          )}
        </p>
      </div>
      <CardButtons {...props} />
      {isDamaged(file) && facts.repairsDamaged !== true && (
        <div className="max-sm:col-span-full">
          <RepairOffer workspace={workspace} file={file} isAlone={count === 1} />
        </div>
      )}
      {needsRights(facts, file) && (
        <div className="max-sm:col-span-full">
          <RightsCheck workspace={workspace} facts={facts} file={file} />
        </div>
      )}
      <FailureLine workspace={workspace} file={file} />
    </div>
  );
}

/** Place a dragged file would go to: before or after a cover, or between rows. */
function DropMark({ className }: { readonly className: string }) {
  return (
    <span
      className={`absolute z-10 rounded bg-lapis max-sm:inset-x-0 max-sm:h-1 sm:h-44 sm:w-1 ${className}`}
    />
  );
}

function Cover({ file, overlay }: Pick<FileCardProps, 'file' | 'overlay'>) {
  const words = workbenchWords(useLocale()).status;

  if (file.preview.state === 'seen' && file.preview.cover !== null) {
    return (
      <>
        <img src={file.preview.cover} alt="" draggable={false} className="size-full object-contain" />
        {overlay}
      </>
    );
  }

  if (file.preview.state === 'seen' && file.preview.pixels) {
    return <PicturePlaceholder kind={file.kind} pixels={file.preview.pixels} />;
  }

  if (file.kind === 'url') {
    return <Icon path={workOutlines.globe} size={44} className="text-ink-faint" />;
  }

  return (
    <span className="grid justify-items-center gap-2 text-ink-faint">
      <Icon name={file.preview.state === 'locked' ? 'lock' : 'file'} size={30} />
      <span className="rounded bg-well px-1.5 text-[0.6875rem] font-semibold uppercase">{file.kind}</span>
      {file.preview.state === 'unseen' && file.failure === null && !isDamaged(file) && (
        <span className="px-2 text-center text-[0.6875rem]">{words.unseen}</span>
      )}
    </span>
  );
}

/** Placeholder for a picture that this browser can't draw, with its shape, kind and size. */
function PicturePlaceholder({
  kind,
  pixels: { width, height },
}: {
  readonly kind: string;
  readonly pixels: PixelSize;
}) {
  return (
    <span className="absolute inset-0 flex flex-col gap-2 p-3 text-ink-faint">
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="min-h-0 w-full flex-1 basis-0">
        <rect width={width} height={height} rx={Math.max(width, height) / 40} fill="var(--color-well)" />
        <svg
          viewBox="0 0 24 24"
          x={width * 0.3}
          width={width * 0.4}
          height={height}
          fill="none"
          stroke="var(--color-ink-faint)"
          strokeWidth={1.4}
        >
          <path d={outlines.picture} />
        </svg>
      </svg>
      <span className="text-center text-[0.6875rem] leading-4">
        <span className="font-semibold uppercase">{kind}</span>
        <span className="block tabular-nums">
          {width} × {height}
        </span>
      </span>
    </span>
  );
}

/**
 * Buttons over the cover; on a phone, beside it. There a handle takes their place, which drags, and offers the two
 * steps when it is tapped.
 */
function CardButtons({ file, index, count, ordered, onPointerDown, onMove, onRemove }: FileCardProps) {
  const words = workbenchWords(useLocale()).workspace;
  const [moving, setMoving] = useState(false);
  const say = (text: string) => fill(text, { name: file.name });
  const button = (name: IconName, label: string, act: () => void, shown: string, disabled = false) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={act}
      className={`grid size-9 place-content-center text-ink-soft hover:bg-well hover:text-ink disabled:opacity-35 max-sm:size-(--target) max-sm:rounded-lg ${shown}`}
    >
      <Icon name={name} size={18} />
    </button>
  );
  const steps = moving ? '' : 'max-sm:hidden';

  return (
    <div className="flex max-sm:flex-col sm:absolute sm:top-2 sm:right-2 sm:z-10 sm:overflow-hidden sm:rounded-lg sm:border sm:border-rule sm:bg-sheet sm:opacity-0 sm:shadow-lift sm:transition-opacity sm:group-focus-within/file:opacity-100 sm:group-hover/file:opacity-100 sm:pointer-coarse:opacity-100">
      {ordered && (
        <>
          {button(
            'back',
            say(words.earlier),
            () => onMove(index, index - 1),
            `${steps} max-sm:rotate-90`,
            index === 0,
          )}
          {button(
            'arrowRight',
            say(words.later),
            () => onMove(index, index + 2),
            `${steps} max-sm:rotate-90`,
            index === count - 1,
          )}
          <button
            type="button"
            aria-label={say(words.move)}
            aria-expanded={moving}
            onPointerDown={(event) => onPointerDown?.(event, index, true)}
            onClick={() => setMoving(!moving)}
            className={`grid size-(--target) touch-none place-content-center rounded-lg text-ink-soft sm:hidden ${moving ? 'bg-well' : ''}`}
          >
            <Icon path={gripOutline} size={22} />
          </button>
        </>
      )}
      {button('close', say(words.remove), onRemove, moving ? 'max-sm:hidden' : '')}
    </div>
  );
}

function FailureLine({
  workspace,
  file,
}: {
  readonly workspace: FileWorkspace;
  readonly file: WorkspaceFile;
}) {
  const words = workbenchWords(useLocale()).status;

  if (file.status !== 'uploadFail') {
    return null;
  }

  return (
    <button
      type="button"
      onClick={() => workspace.sendAgain(file.key)}
      className="col-span-full justify-self-start text-left text-half text-lapis underline-offset-3 hover:underline phone:min-h-(--target)"
    >
      {words.again}
    </button>
  );
}

function detailsOf(file: WorkspaceFile, locale: 'en' | 'fr'): string {
  const pages = pagesOf(file);
  const count = pages === null ? [] : [plural(locale, pages, workbenchWords(locale).workspace.pages)];

  // The byte size of an address says nothing about the page it leads to.
  const size = file.kind === 'url' ? [] : [formatBytes(locale, file.sizeBytes)];

  return [...count, ...size].join(' · ');
}
