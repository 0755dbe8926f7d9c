import type { ReadableDocument } from '@octavo/engine-browser/pdf-reader';
import { plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { HintText } from '../../../shell/hint-text.tsx';
import { useLocale } from '../../../shell/use-locale.ts';
import { useAnnounce } from '../../files/announcer.tsx';
import { type Drag, useDragOrder } from '../../files/drag-order.ts';
import { PagePicture } from '../../files/page-picture.tsx';
import { ArrangeToolbar } from './arrange-toolbar.tsx';
import {
  type Arrangement,
  clearSelection,
  deleteSelected,
  moveSelected,
  type PageSlotState,
  redo,
  select,
  selectAll,
  turnSelected,
  undo,
} from './arrangement.ts';
import { type ElementSize, focusPage, PageGrid, pageAfterKey } from './page-grid.tsx';

interface ArrangedPagesProps {
  readonly arrangement: Arrangement;
  documentOf(file: string): ReadableDocument | null;
  nameOf(file: string): string;
  /** True with several files in the workspace: pages then show the name of their file. */
  readonly several: boolean;
  onChange(change: (arrangement: Arrangement) => Arrangement): void;
  onInsert(files: readonly File[]): void;
}

/** Pages of the new document, which can be selected, moved, rotated, removed and inserted. */
export function ArrangedPages(props: ArrangedPagesProps) {
  const { arrangement, documentOf, nameOf, several, onChange } = props;
  const locale = useLocale();
  const words = workbenchWords(locale).pages;
  const announce = useAnnounce();
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(0);
  const { slots, selected } = arrangement;

  const move = (target: number) => {
    onChange((current) => moveSelected(current, target));
    announce(fill(words.movedTo, { place: Math.min(target + 1, slots.length) }));
  };

  const { drag, onPointerDown } = useDragOrder(grid, (from, target) => {
    const key = slots[from]?.key ?? '';
    // A page that is dragged without being selected moves alone.
    onChange((current) =>
      moveSelected(current.selected.has(key) ? current : select(current, key, 'one'), target),
    );
    announce(fill(words.movedTo, { place: target + 1 }));
  });

  const choose = (index: number, event: MouseEvent | KeyboardEvent, toggles: boolean) => {
    const key = slots[index]?.key ?? '';
    onChange((current) => select(current, key, event.shiftKey ? 'range' : toggles ? 'toggle' : 'one'));
    setFocused(index);
  };

  const goTo = (index: number) => {
    setFocused(index);
    focusPage(grid.current, index);
  };

  const onKey = (index: number, event: KeyboardEvent, columns: number) => {
    const next = pageAfterKey(event.key, index, columns, slots.length);
    const command = event.ctrlKey || event.metaKey;

    if (next !== null && event.altKey) {
      const key = slots[index]?.key ?? '';
      onChange((current) => (current.selected.has(key) ? current : select(current, key, 'one')));
      move(next > index ? next + 1 : next);
      goTo(next);
    } else if (next !== null) {
      goTo(next);

      if (event.shiftKey) {
        choose(next, event, false);
      }
    } else if (event.key === ' ' || event.key === 'Enter') {
      choose(index, event, true);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      const place = slots.findIndex(({ key }) => selected.has(key));
      onChange(deleteSelected);
      goTo(Math.max(0, Math.min(place, slots.length - selected.size - 1)));
    } else if (event.key === 'Escape') {
      onChange(clearSelection);
    } else if (command && event.key.toLowerCase() === 'a') {
      onChange(selectAll);
    } else if (command && event.key.toLowerCase() === 'z') {
      onChange(event.shiftKey ? redo : undo);
    } else if (command && event.key.toLowerCase() === 'y') {
      onChange(redo);
    } else if (event.key === 'r' || event.key === 'R') {
      onChange((current) => turnSelected(current, event.key === 'R' ? 270 : 90));
    } else {
      return;
    }

    event.preventDefault();
  };

  const labelOf = (index: number) => {
    const slot = slots[index];

    if (slot === undefined || slot.file === null) {
      return words.blank;
    }

    const page = several
      ? fill(words.from, { number: slot.page + 1, name: nameOf(slot.file) })
      : fill(words.page, { number: slot.page + 1 });

    return slot.turn === 0 ? page : `${page}, ${fill(words.turned, { angle: slot.turn })}`;
  };

  return (
    <>
      <ArrangeToolbar arrangement={arrangement} onChange={onChange} onInsert={props.onInsert} />
      <p className="mb-4 text-caption text-ink-soft">
        {selected.size === 0 ? (
          <HintText mouse={words.hint.arrange} touch={words.hint.arrangeTouch} />
        ) : (
          plural(locale, selected.size, words.selection)
        )}
      </p>
      <PageGrid
        grid={grid}
        label={words.label}
        count={slots.length}
        focused={Math.min(focused, Math.max(0, slots.length - 1))}
        keyOf={(index) => slots[index]?.key ?? String(index)}
        isSelected={(index) => selected.has(slots[index]?.key ?? '')}
        labelOf={labelOf}
        onClick={(index, event) => choose(index, event, event.ctrlKey || event.metaKey || event.detail === 0)}
        onKey={onKey}
        onFocus={setFocused}
        onPointerDown={onPointerDown}
        renderPage={(index, box) => {
          const slot = slots[index];

          return slot === undefined ? null : (
            <ArrangedPage
              slot={slot}
              index={index}
              count={slots.length}
              document={slot.file === null ? null : documentOf(slot.file)}
              selected={selected.has(slot.key)}
              together={selected.has(slots[drag?.from ?? -1]?.key ?? '') ? selected.size : 1}
              drag={drag}
              box={box}
            />
          );
        }}
      />
    </>
  );
}

interface ArrangedPageProps {
  readonly slot: PageSlotState;
  readonly index: number;
  readonly count: number;
  readonly document: ReadableDocument | null;
  readonly selected: boolean;
  /** Number of pages that move with the dragged one, itself included. */
  readonly together: number;
  readonly drag: Drag | null;
  readonly box: ElementSize;
}

function ArrangedPage({ slot, index, count, document, selected, together, drag, box }: ArrangedPageProps) {
  const inner = { width: box.width - 14, height: box.height - 14 };
  const moving = drag !== null && (drag.from === index || (selected && together > 1));
  const before = drag?.target === index;
  const after = drag?.target === count && index === count - 1;
  const picture = <PagePicture document={document} page={slot.page} turn={slot.turn} box={inner} />;

  return (
    <>
      {(before || after) && (
        <span
          className={`absolute top-0 z-10 w-1 rounded bg-lapis ${before ? '-left-2.25' : '-right-2.25'}`}
          style={{ height: box.height }}
        />
      )}
      <span
        className={`relative block rounded-md ${selected ? 'bg-lapis-wash outline-2 outline-lapis' : ''} ${moving ? 'opacity-40' : ''}`}
        style={{ height: box.height }}
      >
        {picture}
      </span>
      {drag?.from === index && (
        <span
          className="pointer-events-none absolute inset-x-0 top-0 z-20"
          style={{ transform: `translate(${drag.x}px, ${drag.y}px)`, height: box.height }}
        >
          {picture}
          {together > 1 && (
            <span className="absolute top-2 right-2 grid h-6 min-w-6 place-content-center rounded-full bg-lapis px-1.5 text-caption font-semibold text-on-lapis">
              {together}
            </span>
          )}
        </span>
      )}
      <span className="flex h-6.5 items-center justify-center text-caption text-ink-soft tabular-nums">
        {index + 1}
      </span>
    </>
  );
}
