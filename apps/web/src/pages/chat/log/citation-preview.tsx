import type { CitationView } from '@octavo/contract/question';
import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { usePlaceNames } from '../state/use-place-name.ts';
import { Quote } from './quote.tsx';

/** Place of a preview in the window, in pixels. */
export interface PreviewPlace {
  readonly left: number;
  readonly width: number;
  /** Edge at the number: the upper one of a preview below it, the lower one of a preview above. */
  readonly edge: number;
  readonly side: 'below' | 'above';
  /** Middle of the number within the preview. */
  readonly tip: number;
}

/** Pixels between a number and its preview, and the height that a preview may need. */
const gap = 10;
const room = 190;

/** Place beside a number, as wide as the column that it stands in. */
export function placeFor(button: HTMLElement): PreviewPlace {
  const column = (button.closest('.dc-column') ?? button).getBoundingClientRect();
  const { left, top, bottom, width } = button.getBoundingClientRect();
  const side = bottom + gap + room < window.innerHeight ? 'below' : 'above';

  return {
    left: column.left,
    width: column.width,
    edge: side === 'below' ? bottom + gap : window.innerHeight - top + gap,
    side,
    tip: left + width / 2 - column.left,
  };
}

interface CitationPreviewProps {
  readonly id: string;
  readonly citation: CitationView;
  readonly place: PreviewPlace;
}

/** Quote of a citation, beside its number. */
export function CitationPreview({ id, citation, place }: CitationPreviewProps) {
  const { left, width, edge, side, tip } = place;
  const { long } = usePlaceNames();
  const cell = [citation.label, citation.header].filter((part) => part !== null).join(', ');

  const style: CSSProperties & { readonly '--tip': string } = {
    left,
    width,
    ...(side === 'below' ? { top: edge } : { bottom: edge }),
    '--tip': `${tip}px`,
  };

  return createPortal(
    <div id={id} role="tooltip" className="dc-preview" data-side={side} style={style}>
      <span className="dc-small">{[long(citation), cell].filter(Boolean).join(' · ')}</span>
      <blockquote cite={`#page=${citation.page}`}>
        {citation.named ?? <Quote citation={citation} />}
      </blockquote>
    </div>,
    document.body,
  );
}
