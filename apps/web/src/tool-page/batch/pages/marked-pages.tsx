import type { ReadableDocument } from '@octavo/engine-browser/pdf-reader';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import type { PageMark, PageRules } from '@octavo/tools/kit/page-rules';
import type { PanelValues } from '@octavo/tools/kit/panel';
import { Icon, outlines } from '@octavo/ui/icon';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { PagePicture } from '../../files/page-picture.tsx';
import { type ElementSize, focusPage, PageGrid, pageAfterKey } from './page-grid.tsx';
import { pageOutlines } from './page-outlines.ts';

interface MarkedPagesProps {
  readonly document: ReadableDocument;
  readonly rules: PageRules;
  readonly values: PanelValues;
  readonly hint: string;
  onValues(values: PanelValues): void;
  /** Content over the page of an index. */
  renderOverlay?(page: number): ReactNode;
}

/** Pages of one document, each marked according to the options; clicking changes the options. */
export function MarkedPages({ document, rules, values, hint, onValues, renderOverlay }: MarkedPagesProps) {
  const words = workbenchWords(useLocale()).pages;
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(0);
  const anchor = useRef<number | null>(null);
  const count = document.description.pages;
  const marks = useMemo(() => rules.mark(values, count), [rules, values, count]);

  const click = (index: number, extend: boolean) => {
    const from = extend && anchor.current !== null ? anchor.current : index;
    const step = from <= index ? 1 : -1;
    const pages = Array.from({ length: Math.abs(index - from) + 1 }, (_, at) => from + at * step);
    // The page where a range begins has already been clicked.
    onValues(rules.click(values, pages.length > 1 ? pages.slice(1) : pages, count));
    anchor.current = index;
  };

  const onKey = (index: number, event: KeyboardEvent, columns: number) => {
    const next = pageAfterKey(event.key, index, columns, count);

    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      click(index, event.shiftKey);
    } else if (next !== null) {
      event.preventDefault();
      setFocused(next);
      focusPage(grid.current, next);
    }
  };

  const labelOf = (index: number) => {
    const { look, turn, part } = marks[index] ?? { look: 'plain', turn: 0, part: null };
    const states = [
      look === 'chosen'
        ? words.chosen
        : look === 'removed'
          ? words.removed
          : look === 'left-out'
            ? words.left
            : '',
      turn === 0 ? '' : fill(words.turned, { angle: turn }),
      part === null ? '' : fill(words.group, { number: part + 1 }),
    ];

    return [fill(words.page, { number: index + 1 }), ...states].filter(Boolean).join(', ');
  };

  return (
    <>
      <p className="mb-4 text-caption text-ink-soft">{hint}</p>
      <PageGrid
        grid={grid}
        label={words.label}
        count={count}
        focused={focused}
        keyOf={String}
        isSelected={(index) => ['chosen', 'removed'].includes(marks[index]?.look ?? '')}
        labelOf={labelOf}
        onClick={(index, event: MouseEvent) => click(index, event.shiftKey)}
        onKey={onKey}
        onFocus={setFocused}
        renderPage={(index, box) => (
          <MarkedPage
            document={document}
            index={index}
            mark={marks[index]}
            box={box}
            overlay={renderOverlay?.(index)}
          />
        )}
      />
    </>
  );
}

interface MarkedPageProps {
  readonly document: ReadableDocument;
  readonly index: number;
  readonly mark: PageMark | undefined;
  readonly box: ElementSize;
  readonly overlay: ReactNode;
}

/** Parts alternate between two tints, which shows where each file ends. */
const partTints = ['bg-lapis-wash', 'bg-ochre-wash'] as const;

function MarkedPage({ document, index, mark, box, overlay }: MarkedPageProps) {
  const look = mark?.look ?? 'plain';
  const part = mark?.part ?? null;

  return (
    <>
      <span
        className={`relative block rounded-md ${look === 'chosen' ? 'bg-lapis-wash outline-2 outline-lapis' : ''} ${look === 'removed' ? 'bg-rubric-wash outline-2 outline-rubric' : ''} ${part === null ? '' : partTints[part % 2]}`}
        style={{ height: box.height }}
      >
        <span className={look === 'removed' || look === 'left-out' ? 'opacity-35' : ''}>
          <PagePicture
            document={document}
            page={index}
            turn={mark?.turn ?? 0}
            box={{ width: box.width - 14, height: box.height - 14 }}
            overlay={overlay}
          />
        </span>
        {(look === 'chosen' || look === 'removed') && (
          <span
            className={`absolute top-2 right-2 grid size-6 place-content-center rounded-full text-on-lapis ${look === 'chosen' ? 'bg-lapis' : 'bg-rubric'}`}
          >
            <Icon path={look === 'chosen' ? outlines.check : pageOutlines.trash} size={15} />
          </span>
        )}
      </span>
      <span className="flex h-6.5 items-center justify-center gap-2 text-caption text-ink-soft tabular-nums">
        {index + 1}
        {part !== null && (
          <span className="rounded bg-sheet px-1.5 text-[0.6875rem] font-medium text-ink-soft">
            <Icon name="file" size={11} className="mr-0.5 inline align-[-1px]" />
            {part + 1}
          </span>
        )}
      </span>
    </>
  );
}
