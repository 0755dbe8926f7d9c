import { editorWords } from '@octavo/i18n/editor';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { grown } from '../document/geometry.ts';
import { useEditor } from '../state/editor-context.ts';
import type { OpenText } from '../state/editor-state.ts';
import { boxStyle, pieceStyle } from './piece-style.ts';
import { caretAt, piecesBetween } from './set-lines.ts';
import { SubstituteMarks } from './substitute-marks.tsx';
import type { TextObject } from './text-object.ts';
import { TextToolbar } from './text-toolbar.tsx';
import { UnsetLine } from './unset-line.tsx';
import { usePlacedText } from './use-texts.ts';
import { useTyping } from './use-typing.ts';

/** Points between a text and the frame around it. */
const frameMargin = 3;

/** Scrolls to the caret when it has moved out of view. */
function keepInView(caret: HTMLElement | null): void {
  caret?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

interface OpenTextViewProps {
  readonly object: TextObject;
  readonly openText: OpenText;
}

/** The text that is typed in: an invisible field takes the keys, and caret and selection lie over the page. */
export function OpenTextView({ object, openText }: OpenTextViewProps) {
  const words = editorWords(useLocale());
  const { dispatch, approach } = useEditor();
  const placed = usePlacedText(object);
  const { input, press } = useTyping(object, openText, placed);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isFocused, setIsFocused] = useState(true);
  const [composed, setComposed] = useState<number | null>(null);
  const { anchor, focus } = openText;
  const { text, angle } = object;
  const { lines, box, unset } = placed;
  const [from, to] = [Math.min(anchor, focus), Math.max(anchor, focus)];
  const caret = caretAt(lines, angle, focus);

  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
  }, []);

  // Only when the state has changed: a key moves the caret of the field before its event comes, and a drawing in
  // between must not take it back.
  useLayoutEffect(() => {
    const { current } = field;

    if (current !== null && (current.selectionStart !== from || current.selectionEnd !== to)) {
      current.setSelectionRange(from, to, focus < anchor ? 'backward' : 'forward');
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the browser moves it when the value changes
  }, [anchor, focus, from, to, text]);

  // Once for each text that is opened: what is typed must not move the page.
  const approached = useRef(false);

  useEffect(() => {
    if (!approached.current && caret !== null) {
      approached.current = true;
      approach(object.page, { ...box, top: caret.corner.y });
    }
  }, [approach, object.page, box, caret]);

  useEffect(() => {
    // The event of React also comes with keys, before they have moved the caret.
    const onSelection = () => {
      const { current } = field;

      if (current !== null && document.activeElement === current) {
        const { selectionStart, selectionEnd, selectionDirection } = current;
        const isBackward = selectionDirection === 'backward';
        dispatch({
          kind: 'caret',
          anchor: isBackward ? selectionEnd : selectionStart,
          focus: isBackward ? selectionStart : selectionEnd,
        });
      }
    };
    document.addEventListener('selectionchange', onSelection);

    return () => document.removeEventListener('selectionchange', onSelection);
  }, [dispatch]);

  return (
    <>
      <div className="ed-open-text" style={boxStyle(grown(box, frameMargin))} />
      <TextToolbar object={object} box={box} />
      <SubstituteMarks object={object} placed={placed} />
      {unset !== null && <UnsetLine key={placed.drawing} object={object} unset={unset} />}
      {piecesBetween(lines, angle, from, to).map((piece) => (
        <span
          key={`${piece.corner.x} ${piece.corner.y}`}
          className="ed-selected-text"
          style={pieceStyle(piece, angle)}
        />
      ))}
      {composed !== null &&
        piecesBetween(lines, angle, composed, focus).map((piece) => (
          <span
            key={`${piece.corner.x} ${piece.corner.y}`}
            className="ed-composed"
            style={pieceStyle(piece, angle)}
          />
        ))}
      {caret !== null && (
        <span
          ref={keepInView}
          // A caret that has just moved is visible.
          key={`${focus} ${text.length}`}
          className="ed-caret"
          data-still={!isFocused}
          style={{ ...pieceStyle(caret, angle), width: undefined }}
        />
      )}
      <textarea
        ref={field}
        data-control
        className="ed-keys"
        aria-label={words.typed}
        dir="auto"
        spellCheck
        maxLength={20_000}
        value={text}
        style={caret === null ? undefined : { ...pieceStyle(caret, 0), width: undefined }}
        onChange={({ currentTarget }) => input(currentTarget.value, currentTarget.selectionEnd)}
        onKeyDown={(event) => {
          if (!event.nativeEvent.isComposing && press(event)) {
            event.preventDefault();
            event.stopPropagation();
          }
        }}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
        onCompositionStart={({ currentTarget }) => setComposed(currentTarget.selectionStart)}
        onCompositionEnd={() => setComposed(null)}
      />
    </>
  );
}
