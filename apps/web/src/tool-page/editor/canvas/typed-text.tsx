import { editorWords } from '@octavo/i18n/editor';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import type { TextAnnotation } from '../document/annotation-geometry.ts';
import { rounded } from '../document/geometry.ts';
import { staysInField } from '../keys/stays-in-field.ts';
import { cssFonts } from '../text/css-fonts.ts';

interface TypedTextProps {
  readonly annotation: TextAnnotation;
  readonly scale: number;
  /** Called once with the text as it was left. */
  onDone(annotation: TextAnnotation): void;
}

/** Points between the border of a text box and its text. */
export const textInset = 2;

/** Field over the page in which the text of a text box or a callout is typed. */
export function TypedText({ annotation, scale, onDone }: TypedTextProps) {
  const words = editorWords(useLocale());
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(annotation.text);
  const isDone = useRef(false);
  const { box, look, fill } = annotation;
  const pixels = (points: number) => points * scale;

  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(annotation.text.length, annotation.text.length);
  }, [annotation]);

  // The box grows with its text, and never shrinks below what was drawn.
  const fit = useCallback(() => {
    const element = field.current!;
    element.style.height = '0';
    element.style.height = `${Math.max(box.height * scale, element.scrollHeight)}px`;
  }, [box, scale]);

  useEffect(fit, [fit]);

  const done = () => {
    if (!isDone.current) {
      isDone.current = true;
      const height = rounded(Math.max(box.height, field.current!.offsetHeight / scale));
      onDone({ ...annotation, text: text.trimEnd(), box: { ...box, height } });
    }
  };

  return (
    <textarea
      ref={field}
      data-control
      className="ed-typed"
      aria-label={words.typed}
      value={text}
      maxLength={20_000}
      style={{
        left: pixels(box.left),
        top: pixels(box.top),
        width: pixels(box.width),
        padding: pixels(textInset),
        font: `${look.italic ? 'italic ' : ''}${look.bold ? 700 : 400} ${pixels(look.size)}px/1.2 ${cssFonts[look.font]}`,
        color: look.color,
        textAlign: look.align,
        background: fill ?? undefined,
      }}
      onChange={(event) => {
        setText(event.currentTarget.value);
        fit();
      }}
      onBlur={done}
      onKeyDown={(event) => {
        if (staysInField(event)) {
          event.stopPropagation();
        }

        if (event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey))) {
          event.preventDefault();
          done();
        }
      }}
    />
  );
}
