import type { ReadableDocument } from '@octavo/engine-browser/pdf-reader';
import { plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { useAnnounce } from '../announcer.tsx';
import { type Drag, useDragOrder } from '../drag-order.ts';
import { ArrangeToolbar } from './arrange-toolbar.tsx';
import {
  type Arrangement,
  clearSelection,
  deleteSelected,
  type Leaf,
  moveSelected,
  redo,
  select,
  selectAll,
  turnSelected,
  undo,
} from './arrangement.ts';
import { type ElementSize, focusPage, PageGrid, pageAfterKey } from './page-grid.tsx';
import { PagePicture } from './page-picture.tsx';

interface ArrangedPagesProps {
  readonly arrangement: Arrangement;
  documentOf(file: string): ReadableDocument | null;
  nameOf(file: string): string;
  /** More than one file lies on the desk: pages say whose they are. */
  readonly several: boolean;
  onChange(change: (arrangement: Arrangement) => Arrangement): void;
  onInsert(files: readonly File[]): void;
}

/** The pages of the new document: selected, moved, turned, taken out, brought in. */
export function ArrangedPages(props: ArrangedPagesProps) {
  const { arrangement, documentOf, nameOf, several, onChange } = props;
  const locale = useLocale();
  const words = workbenchWords(locale).pages;
  const announce = useAnnounce();
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(0);
  const { leaves, selected } = arrangement;

  const move = (target: number) => {
    onChange((current) => moveSelected(current, target));
    announce(fill(words.movedTo, { place: Math.min(target + 1, leaves.length) }));
  };

  const { drag, onPointerDown } = useDragOrder(grid, (from, target) => {
    const key = leaves[from]?.key ?? '';
    // What is dragged without being selected moves alone.
    onChange((current) =>
      moveSelected(current.selected.has(key) ? current : select(current, key, 'one'), target),
    );
    announce(fill(words.movedTo, { place: target + 1 }));
  });

  const choose = (index: number, event: MouseEvent | KeyboardEvent, toggles: boolean) => {
    const key = leaves[index]?.key ?? '';
    onChange((current) => select(current, key, event.shiftKey ? 'range' : toggles ? 'toggle' : 'one'));
    setFocused(index);
  };

  const goTo = (index: number) => {
    setFocused(index);
    focusPage(grid.current, index);
  };

  const onKey = (index: number, event: KeyboardEvent, columns: number) => {
    const next = pageAfterKey(event.key, index, columns, leaves.length);
    const command = event.ctrlKey || event.metaKey;

    if (next !== null && event.altKey) {
      const key = leaves[index]?.key ?? '';
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
      const place = leaves.findIndex(({ key }) => selected.has(key));
      onChange(deleteSelected);
      goTo(Math.max(0, Math.min(place, leaves.length - selected.size - 1)));
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
    const leaf = leaves[index];

    if (leaf === undefined || leaf.file === null) {
      return words.blank;
    }

    const page = several
      ? fill(words.from, { number: leaf.page + 1, name: nameOf(leaf.file) })
      : fill(words.page, { number: leaf.page + 1 });

    return leaf.turn === 0 ? page : `${page}, ${fill(words.turned, { angle: leaf.turn })}`;
  };

  return (
    <>
      <ArrangeToolbar arrangement={arrangement} onChange={onChange} onInsert={props.onInsert} />
      <p className="mb-4 text-caption text-ink-soft">
        {selected.size === 0 ? words.hint.arrange : plural(locale, selected.size, words.selection)}
      </p>
      <PageGrid
        grid={grid}
        label={words.label}
        count={leaves.length}
        focused={Math.min(focused, Math.max(0, leaves.length - 1))}
        keyOf={(index) => leaves[index]?.key ?? String(index)}
        isSelected={(index) => selected.has(leaves[index]?.key ?? '')}
        labelOf={labelOf}
        onClick={(index, event) => choose(index, event, event.ctrlKey || event.metaKey || event.detail === 0)}
        onKey={onKey}
        onFocus={setFocused}
        onPointerDown={onPointerDown}
        renderPage={(index, box) => {
          const leaf = leaves[index];

          return leaf === undefined ? null : (
            <ArrangedPage
              leaf={leaf}
              index={index}
              count={leaves.length}
              document={leaf.file === null ? null : documentOf(leaf.file)}
              selected={selected.has(leaf.key)}
              together={selected.has(leaves[drag?.from ?? -1]?.key ?? '') ? selected.size : 1}
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
  readonly leaf: Leaf;
  readonly index: number;
  readonly count: number;
  readonly document: ReadableDocument | null;
  readonly selected: boolean;
  /** Pages that move with the one that is dragged, itself included. */
  readonly together: number;
  readonly drag: Drag | null;
  readonly box: ElementSize;
}

function ArrangedPage({ leaf, index, count, document, selected, together, drag, box }: ArrangedPageProps) {
  const inner = { width: box.width - 14, height: box.height - 14 };
  const moving = drag !== null && (drag.from === index || (selected && together > 1));
  const before = drag?.target === index;
  const after = drag?.target === count && index === count - 1;
  const picture = <PagePicture document={document} page={leaf.page} turn={leaf.turn} box={inner} />;

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
