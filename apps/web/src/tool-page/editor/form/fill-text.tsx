import type { Box } from '@octavo/contract/edits/primitives';
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { staysInField } from '../keys/stays-in-field.ts';
import { useEditor } from '../state/editor-context.ts';
import { type FillProps, labelOf, placedUpright, uprightSize } from './fill-props.ts';

/** Largest usual font size of fields whose size is left to the reader, in points. */
const usualSize = 12;

/** Smallest letters that are typed on a phone without coming nearer, in pixels. */
const readablePixels = 14;

/** Room for the label of a field, as a share of its width. */
const labelShare = 0.7;

/** Part of a line that its letters take. */
const lineHeight = 1.3;

/** Text of a field; it joins the list when the field is left, and the picture then shows it. */
export function FillText(props: FillProps) {
  const { field, place, isShown, isFixed, onValue } = props;
  const { isMultiline, isPassword, maxLength, options } = field;
  const { approach } = useEditor();
  const value = typeof field.value === 'string' ? field.value : '';
  const [typed, setTyped] = useState<string | null>(null);
  const list = useId();
  const size = place.size || usualSize;
  // A size that the file gives may be larger than the box, which would cut off the letters while they are typed.
  const fitting = isMultiline ? size : Math.min(size, uprightSize(place).height / lineHeight);
  const style: CSSProperties = {
    ...placedUpright(place),
    fontSize: `calc(${fitting}px * var(--z))`,
    textAlign: place.align,
  };
  const leave = () => {
    if (typed !== null && typed !== value) {
      onValue(typed === '' ? null : typed);
    }

    setTyped(null);
  };
  const latest = useRef(leave);

  useEffect(() => {
    latest.current = leave;
  });

  // A tool that is chosen, or a page that scrolls out of view, takes the field away before it loses the focus.
  useEffect(() => () => latest.current(), []);

  const shared = {
    'data-control': true,
    'data-fill': props.boxKey,
    'data-shown': isShown,
    className: 'ed-fill-box',
    'aria-label': labelOf(props),
    title: field.label === '' ? undefined : field.label,
    style,
    value: typed ?? value,
    maxLength: maxLength ?? undefined,
    required: field.isRequired,
    readOnly: isFixed,
    onBlur: leave,
    onFocus: (event: { readonly currentTarget: Element }) => {
      if (isSmallOnPhone(event.currentTarget)) {
        approach(place.page, withLabel(place.box));
      }
    },
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      setTyped(event.currentTarget.value),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (staysInField(event)) {
        event.stopPropagation();
      }

      if (event.key === 'Escape') {
        setTyped(null);
        // Escape gives the text up, so that leaving must not take it.
        requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-part="viewport"]')?.focus());
      } else if (event.key === 'Enter' && !isMultiline) {
        leave();
      }
    },
  };

  if (isMultiline) {
    return <textarea {...shared} />;
  }

  return (
    <>
      <input
        {...shared}
        type={isPassword ? 'password' : 'text'}
        autoComplete="off"
        list={options.length === 0 ? undefined : list}
      />
      {options.length > 0 && (
        <datalist id={list}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** A box with the label that stands at its left or above it. */
function withLabel({ left, top, width, height }: Box): Box {
  const before = Math.min(left, width * labelShare);

  return { left: left - before, top: Math.max(0, top - 2 * height), width: width + before, height };
}

/** True for letters that a finger types, and that are too small to be read. */
function isSmallOnPhone(element: Element): boolean {
  return (
    window.matchMedia('(pointer: coarse)').matches &&
    Number.parseFloat(getComputedStyle(element).fontSize) < readablePixels
  );
}
