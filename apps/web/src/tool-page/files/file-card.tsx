import { formatBytes, plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import type { PixelSize } from '@octavo/pdf/picture/pixel-size';
import { Icon, type IconName, outlines } from '@octavo/ui/icon';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useLocale } from '../../shell/use-locale.ts';
import type { Drag } from './drag-order.ts';
import { FileState } from './file-state.tsx';
import type { FileWorkspace } from './file-workspace.ts';
import { PasswordPrompt } from './password-prompt.tsx';
import { pagesOf, type WorkspaceFile } from './workspace-file.ts';

interface FileCardProps {
  readonly workspace: FileWorkspace;
  readonly file: WorkspaceFile;
  readonly index: number;
  readonly count: number;
  readonly ordered: boolean;
  readonly opensProtected: boolean;
  readonly drag: Drag | null;
  readonly onPointerDown: ((event: PointerEvent, index: number) => void) | undefined;
  readonly onChoosePages: ((key: string) => void) | undefined;
  /** Shown over the cover. */
  readonly overlay: ReactNode;
  onKey(event: KeyboardEvent, index: number): void;
  onMove(from: number, target: number): void;
  onRemove(): void;
}

export function FileCard(props: FileCardProps) {
  const { workspace, file, index, count, ordered, opensProtected, drag, onPointerDown, onChoosePages } =
    props;
  const locale = useLocale();
  const words = workbenchWords(locale).workspace;
  const dragged = drag?.from === index;
  const chosen =
    file.chosenPages === '' ? words.allPages : fill(words.somePages, { pages: file.chosenPages });
  const asksPassword = file.preview.state === 'locked' && !opensProtected;

  return (
    <div className="group/file relative flex flex-col gap-2">
      {drag !== null && drag.target === index && drag.from !== index && drag.from !== index - 1 && (
        <span className="absolute top-0 -left-2.5 z-10 aspect-[1/45] h-44 rounded bg-lapis" />
      )}
      {drag !== null && drag.target === count && index === count - 1 && !dragged && (
        <span className="absolute top-0 -right-2.5 z-10 aspect-[1/45] h-44 rounded bg-lapis" />
      )}
      {asksPassword ? (
        <PasswordPrompt workspace={workspace} file={file} />
      ) : (
        // A cover is not a button, yet keys move it and a press drags it; its description explains how.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <div
          role="group"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          data-index={index}
          data-dragged={dragged}
          aria-label={fill(words.place, { name: file.name, place: index + 1, count })}
          aria-describedby={ordered ? 'order-hint' : undefined}
          onPointerDown={(event) => onPointerDown?.(event, index)}
          onKeyDown={(event) => props.onKey(event, index)}
          onDragStart={(event) => event.preventDefault()}
          className={`relative grid aspect-[1/1.36] select-none place-items-center overflow-hidden rounded border border-rule shadow-lift ${file.preview.state === 'seen' && file.preview.cover !== null ? 'bg-leaf' : 'bg-sheet'} ${ordered ? 'cursor-grab touch-pan-y' : ''} ${dragged ? 'pointer-events-none z-20 rotate-1 opacity-90 shadow-high' : ''}`}
          style={dragged ? { transform: `translate(${drag.x}px, ${drag.y}px)` } : undefined}
        >
          <Cover file={file} overlay={props.overlay} />
          {ordered && (
            <span className="absolute bottom-2 left-2 rounded bg-[#1b1d22] px-1.5 text-[0.6875rem] leading-5 font-semibold text-white tabular-nums">
              {index + 1}
            </span>
          )}
          <FileState file={file} />
        </div>
      )}
      <CardButtons {...props} />
      <div className="min-w-0 text-caption">
        <p className="truncate font-medium" title={file.name}>
          {file.name}
        </p>
        <p className="text-ink-soft">{detailsOf(file, locale)}</p>
        {onChoosePages !== undefined && pagesOf(file) !== null && (
          <button
            type="button"
            onClick={() => onChoosePages(file.key)}
            aria-label={`${chosen}. ${fill(words.choosePagesOf, { name: file.name })}`}
            className="mt-0.5 max-w-full truncate text-lapis underline-offset-3 hover:underline"
          >
            {chosen}
          </button>
        )}
      </div>
      <FailureLine workspace={workspace} file={file} />
    </div>
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

  return (
    <span className="grid justify-items-center gap-2 text-ink-faint">
      <Icon name={file.preview.state === 'locked' ? 'lock' : 'file'} size={30} />
      <span className="rounded bg-well px-1.5 text-[0.6875rem] font-semibold uppercase">{file.kind}</span>
      {file.preview.state === 'unseen' && file.failure === null && (
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

function CardButtons({ file, index, count, ordered, onMove, onRemove }: FileCardProps) {
  const words = workbenchWords(useLocale()).workspace;
  const say = (text: string) => fill(text, { name: file.name });
  const button = (name: IconName, label: string, act: () => void, disabled = false) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={act}
      className="grid size-7 place-content-center rounded-md bg-[#1b1d22]/85 text-white hover:bg-[#1b1d22] disabled:hidden"
    >
      <Icon name={name} size={15} />
    </button>
  );

  return (
    <div className="absolute top-1.5 right-1.5 z-10 flex gap-1 opacity-0 transition-opacity group-focus-within/file:opacity-100 group-hover/file:opacity-100 pointer-coarse:opacity-100">
      {ordered && button('back', say(words.earlier), () => onMove(index, index - 1), index === 0)}
      {ordered && button('arrowRight', say(words.later), () => onMove(index, index + 2), index === count - 1)}
      {button('close', say(words.remove), onRemove)}
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
      className="justify-self-start text-left text-caption text-lapis underline-offset-3 hover:underline"
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
