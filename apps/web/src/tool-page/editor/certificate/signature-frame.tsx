import type { Box, Point } from '@octavo/contract/edits/primitives';
import { certificateWords } from '@octavo/i18n/certificate';
import { fill } from '@octavo/i18n/placeholders';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import type { Size } from '../document/geometry.ts';
import { useEditor } from '../state/editor-context.ts';
import { corners, movedBox, resizedBox } from './signature-box.ts';
import { SignaturePicture } from './signature-picture.tsx';
import { useSigning, useSigningSession } from './signing-context.ts';
import { useSignatureTargets } from './use-signature-fields.ts';
import './certificate.css';

interface SignatureFrameProps {
  readonly pageKey: string;
  readonly size: Size;
  readonly scale: number;
}

interface SignatureDrag {
  readonly from: Point;
  /** Box after the pointer has moved. */
  after(by: Point): Box;
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Points of an arrow key, and with Shift. */
const steps = { usual: 1, large: 10 } as const;

/** The visible signature on its page, as it will be drawn; dragged and resized there. */
export function SignatureFrame({ pageKey, size, scale }: SignatureFrameProps) {
  const words = certificateWords(useLocale()).appearance;
  const { numberOf } = useEditor();
  const { form, certificate } = useSigning();
  const { change } = useSigningSession();
  const [dragged, setDragged] = useState<Box | null>(null);
  const drag = useRef<SignatureDrag | null>(null);
  const { shownAt, field } = form;

  if (certificate !== null && field !== null) {
    return <SignedField name={field} pageKey={pageKey} scale={scale} />;
  }

  if (certificate === null || shownAt === null || shownAt.page !== pageKey) {
    return null;
  }

  const box = dragged ?? shownAt.box;
  const put = (next: Box) => change({ shownAt: { page: pageKey, box: next } });
  const begin = (event: PointerEvent<HTMLElement>, after: SignatureDrag['after']) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: { x: event.clientX, y: event.clientY }, after };
  };
  const follow = {
    'data-control': true,
    onPointerMove(event: PointerEvent) {
      const current = drag.current;

      if (current !== null) {
        const by = {
          x: (event.clientX - current.from.x) / scale,
          y: (event.clientY - current.from.y) / scale,
        };
        setDragged(current.after(by));
      }
    },
    onPointerUp() {
      drag.current = null;
      setDragged(null);

      if (dragged !== null) {
        put(dragged);
      }
    },
    onPointerCancel() {
      drag.current = null;
      setDragged(null);
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];

    if (arrow !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      const step = event.shiftKey ? steps.large : steps.usual;
      const by = { x: arrow.x * step, y: arrow.y * step };
      put(event.ctrlKey ? resizedBox(box, { x: 1, y: 1 }, by, size) : movedBox(box, by, size));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      event.stopPropagation();
      change({ shownAt: null });
    }
  };

  return (
    <>
      <button
        type="button"
        {...follow}
        ref={intoView}
        className="ed-visible-signature"
        aria-label={fill(words.frame, { page: numberOf(pageKey) })}
        style={placed(box)}
        onPointerDown={(event) => begin(event, (by) => movedBox(shownAt.box, by, size))}
        onKeyDown={onKeyDown}
      >
        <SignaturePicture page={numberOf(pageKey)} box={shownAt.box} scale={scale} />
      </button>
      {corners.map((corner) => (
        <span
          key={`${corner.x} ${corner.y}`}
          {...follow}
          className="ed-handle"
          data-handle={`${corner.y < 0 ? 'top' : 'bottom'}-${corner.x < 0 ? 'left' : 'right'}`}
          style={placed({
            left: box.left + ((corner.x + 1) / 2) * box.width,
            top: box.top + ((corner.y + 1) / 2) * box.height,
          })}
          onPointerDown={(event) => begin(event, (by) => resizedBox(shownAt.box, corner, by, size))}
        />
      ))}
    </>
  );
}

interface SignedFieldProps {
  readonly name: string;
  readonly pageKey: string;
  readonly scale: number;
}

/** The signature in a field of the file, which has its place. */
function SignedField({ name, pageKey, scale }: SignedFieldProps) {
  const { numberOf } = useEditor();
  const { empty } = useSignatureTargets();
  const place = empty
    .find((each) => each.name === name)
    ?.boxes.find(({ page, isHidden }) => page === pageKey && !isHidden);

  return place === undefined ? null : (
    <div className="ed-visible-signature" data-still style={placed(place.box)}>
      <SignaturePicture page={numberOf(pageKey)} box={place.box} scale={scale} />
    </div>
  );
}

/** A signature that was just placed may be below what is seen of its page. */
function intoView(frame: HTMLElement | null): void {
  frame?.scrollIntoView({ block: 'nearest' });
}

function placed({ left, top, width, height }: Pick<Box, 'left' | 'top'> & Partial<Box>): CSSProperties {
  const pixels = (points: number) => `calc(${points}px * var(--z))`;

  return {
    left: pixels(left),
    top: pixels(top),
    ...(width === undefined ? {} : { width: pixels(width) }),
    ...(height === undefined ? {} : { height: pixels(height) }),
  };
}
