import type { Box } from '@octavo/contract/edits/primitives';
import type { ReadableDocument } from '@octavo/engine-browser/pdf-reader';
import { chatWords } from '@octavo/i18n/chat';
import { fill } from '@octavo/i18n/placeholders';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { PagePixels } from '../../../tool-page/editor/canvas/page-pixels.tsx';
import { TextLayer } from '../../../tool-page/editor/canvas/text-layer.tsx';
import type { DrawPriority, TextWord } from '../../../tool-page/editor/document/editing-document.ts';
import type { Size } from '../../../tool-page/editor/document/geometry.ts';
import { textWordOf } from '../../../tool-page/editor/document/text-word.ts';
import { Highlights } from './highlights.tsx';

interface PageProps {
  readonly document: ReadableDocument;
  readonly file: number;
  /** Index of the page, from 0. */
  readonly index: number;
  readonly size: Size;
  readonly top: number;
  readonly scale: number;
  /** Scale to draw at: it follows the other one once that rests. */
  readonly drawnScale: number;
  /** Pixels beside the page that are in view. */
  readonly beside: number;
  readonly visible: Box;
  readonly priority: DrawPriority;
}

const nothing: readonly never[] = [];
const ignore = () => undefined;

/** One page: its picture, its text to select, and the passages that are cited on it. */
export function Page(props: PageProps) {
  const { document, file, index, size, top, scale, drawnScale, beside, visible, priority } = props;
  const words = chatWords(useLocale()).pane;
  const [text, setText] = useState<readonly TextWord[]>(nothing);
  const drawn = useMemo(
    () => ({
      draw: (
        _page: string,
        _operations: unknown,
        view: Parameters<ReadableDocument['region']>[1],
        signal?: AbortSignal,
      ) => document.region(index, view, signal),
    }),
    [document, index],
  );

  useEffect(() => {
    let isOver = false;
    // A page without readable text has none to select.
    document.words(index).then(
      (read) => !isOver && setText(read.map(textWordOf)),
      () => undefined,
    );

    return () => {
      isOver = true;
    };
  }, [document, index]);

  const style: CSSProperties & { readonly '--z': number } = {
    '--z': scale,
    top,
    width: size.width * scale,
    height: size.height * scale,
  };

  return (
    <section
      className="dc-page"
      data-page={index + 1}
      aria-label={fill(words.page, { page: index + 1 })}
      style={style}
    >
      <PagePixels
        document={drawn}
        pageKey={`${index}`}
        size={size}
        operations={nothing}
        scale={drawnScale}
        visible={visible}
        typed={null}
        priority={priority}
        onDrawn={ignore}
        onPainted={ignore}
      />
      <Highlights file={file} page={index + 1} size={size} words={text} scale={scale} beside={beside} />
      <TextLayer words={text} selectable />
    </section>
  );
}
