import type { Operation } from '@octavo/contract/edits/edit-list';
import type { Box } from '@octavo/contract/edits/primitives';
import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import { type CSSProperties, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { SignatureLayer } from '../certificate/signature-layer.tsx';
import { CropFrame } from '../crop/crop-frame.tsx';
import { isMarkup } from '../document/annotation-geometry.ts';
import { checkpointOf } from '../document/checkpoint.ts';
import type { DrawPriority, TextWord } from '../document/editing-document.ts';
import type { Size } from '../document/geometry.ts';
import { useWords } from '../document/use-contents.ts';
import { failedObjects } from '../edits/failed-objects.ts';
import { unpaintedOf } from '../edits/unpainted.ts';
import { FieldBoxes } from '../form/field-boxes.tsx';
import { FillLayer } from '../form/fill-layer.tsx';
import { PageGraphics } from '../graphics/page-graphics.tsx';
import { useGraphics } from '../graphics/use-graphics.ts';
import { GroupFrame } from '../group/group-frame.tsx';
import { RedactionMarks } from '../redaction/redaction-marks.tsx';
import { WantedMarks } from '../signing/wanted-marks.tsx';
import { useEditor } from '../state/editor-context.ts';
import { useOperations, usePageObjects } from '../state/use-page-objects.ts';
import { PageTexts } from '../text/page-texts.tsx';
import { useTypedPart } from '../text/use-typed-part.ts';
import { drawsByTouch, isMarkupTool } from '../tools/editor-tools.ts';
import { quadsOfWords } from '../tools/mark-text.ts';
import { OutlinedBoxes } from '../verification/outlined-boxes.tsx';
import type { GesturePreview } from './gesture.ts';
import { ObjectButtons } from './object-buttons.tsx';
import { PageOverlay } from './page-overlay.tsx';
import type { PaintListener } from './page-painter.ts';
import { PagePixels } from './page-pixels.tsx';
import { SelectionFrame } from './selection-frame.tsx';
import { StampFrame } from './stamp-frame.tsx';
import { TextLayer } from './text-layer.tsx';
import { TypedText } from './typed-text.tsx';
import { usePagePointer } from './use-page-pointer.ts';
import { useTypedDone } from './use-typed-done.ts';

interface PageViewProps {
  readonly pageKey: string;
  readonly size: Size;
  readonly top: number;
  readonly scale: number;
  /** Scale to draw at: it follows the other one once that rests. */
  readonly drawnScale: number;
  readonly visible: Box;
  readonly priority: DrawPriority;
  /** True once a pen has been used: fingers then scroll with every tool. */
  readonly hasPen: boolean;
}

const noText: readonly TextWord[] = [];

/** One page: its picture, its text, its objects, and what the tool does on it. */
export function PageView(props: PageViewProps) {
  const { pageKey, size, top, scale, drawnScale, visible, priority, hasPen } = props;
  const { document, task, contents, setTexts, state, numberOf, dispatch, change, move } = useEditor();
  const words = editorWords(useLocale());
  const operations = useOperations(pageKey);
  const text = useWords(
    contents,
    pageKey,
    useMemo(() => checkpointOf(operations), [operations]),
  );
  // A page that scrolls into view appears before its text can be selected.
  const textLayer = useDeferredValue(text, noText);
  const objects = usePageObjects(pageKey, operations);
  const [painted, setPainted] = useState<readonly Operation[]>(operations);
  const paintedObjects = usePageObjects(pageKey, painted);
  const graphics = useGraphics(pageKey);
  const { draft, setDraft, picking, handlers } = usePagePointer({
    key: pageKey,
    size,
    scale,
    words: text,
    objects,
    graphics,
  });
  const onTyped = useTypedDone();
  const onPainted = useCallback<PaintListener>(
    (shown, problems) => {
      if (shown !== null) {
        setPainted(shown);
      }

      dispatch({ kind: 'problems', page: pageKey, problems });
    },
    [dispatch, pageKey],
  );
  const failed = failedObjects(objects, operations, state.problems.get(pageKey));
  const typed = useTypedPart(pageKey, size);
  // A drawing that failed has no texts; the page reports it in its place.
  const onDrawn = useCallback(
    (drawn: readonly Operation[]) => void setTexts.read(drawn).catch(() => undefined),
    [setTexts],
  );
  const { tool, selection, typing, pendingLink, marking, settings } = state;
  const selected = selection?.page === pageKey ? objects.find(({ key }) => key === selection.key) : undefined;
  const unpainted = unpaintedOf(objects, paintedObjects);
  const isMovable =
    selected !== undefined && !(selected.annotation !== null && isMarkup(selected.annotation));
  const stamp = selected?.annotation?.type === 'stamp' ? selected.annotation : null;
  const links = [
    ...(tool === 'link'
      ? objects.flatMap(({ kind, link, box }) => (kind === 'link' ? (link?.areas ?? [box]) : []))
      : []),
    ...(pendingLink?.page === pageKey ? [pendingLink.area] : []),
  ];
  const keyed: GesturePreview | null =
    marking?.page === pageKey && isMarkupTool(tool)
      ? { kind: 'quads', quads: quadsOfWords(text, marking.from, marking.to), color: settings.markup[tool] }
      : null;
  const style: CSSProperties & { readonly '--z': number } = {
    '--z': scale,
    top,
    width: size.width * scale,
    height: size.height * scale,
    touchAction: drawsByTouch(tool) && !hasPen ? 'none' : 'pan-x pan-y',
  };

  return (
    <section
      className="ed-page"
      data-page={pageKey}
      data-tool={tool}
      data-over={picking.hovered?.kind}
      aria-label={fill(words.page, { page: numberOf(pageKey) })}
      style={style}
      {...handlers}
    >
      <PagePixels
        document={document}
        pageKey={pageKey}
        size={size}
        operations={operations}
        scale={drawnScale}
        visible={visible}
        typed={typed}
        priority={priority}
        onDrawn={onDrawn}
        onPainted={onPainted}
      />
      <TextLayer words={textLayer} selectable={tool === 'select'} />
      <PageOverlay size={size} unpainted={unpainted} draft={draft ?? keyed} links={links} failed={failed} />
      <RedactionMarks pageKey={pageKey} />
      {state.outline?.page === pageKey && <OutlinedBoxes boxes={state.outline.boxes} />}
      {tool === 'select' && <FillLayer page={pageKey} painted={painted} />}
      {(task === 'sign' || tool === 'sign') && <WantedMarks page={pageKey} />}
      {tool === 'field' && <FieldBoxes page={pageKey} scale={scale} />}
      <SignatureLayer pageKey={pageKey} size={size} scale={scale} />
      <ObjectButtons objects={objects} graphics={graphics} />
      <GroupFrame pageKey={pageKey} scale={scale} />
      <PageGraphics pageKey={pageKey} size={size} scale={scale} graphics={graphics} picking={picking} />
      <CropFrame pageKey={pageKey} scale={scale} />
      <PageTexts pageKey={pageKey} size={size} scale={scale} />
      {selected !== undefined &&
        tool === 'select' &&
        typing === null &&
        (stamp !== null ? (
          <StampFrame
            stamp={stamp}
            scale={scale}
            draft={
              draft?.kind === 'annotation' && draft.annotation.type === 'stamp' ? draft.annotation : null
            }
            setDraft={setDraft}
            onMove={(by) => move(selected, by)}
            onChange={(annotation) => change(selected, annotation)}
          />
        ) : isMovable ? (
          <SelectionFrame
            object={selected}
            scale={scale}
            draft={draft?.kind === 'annotation' ? draft.annotation : null}
            setDraft={setDraft}
            onMove={(by) => move(selected, by)}
            onChange={(annotation) => change(selected, annotation)}
          />
        ) : (
          <MarkFrames boxes={[selected.box]} />
        ))}
      {typing?.page === pageKey && (
        <TypedText
          key={typing.target?.key ?? 'new'}
          annotation={typing.annotation}
          scale={scale}
          onDone={onTyped}
        />
      )}
    </section>
  );
}

/** Frames of a selected mark, which stays with its text. */
function MarkFrames({ boxes }: { readonly boxes: readonly Box[] }) {
  return boxes.map(({ left, top, width, height }) => (
    <div
      key={`${left} ${top}`}
      className="ed-frame"
      data-still
      style={{
        left: `calc(${left}px * var(--z))`,
        top: `calc(${top}px * var(--z))`,
        width: `calc(${width}px * var(--z))`,
        height: `calc(${height}px * var(--z))`,
      }}
    />
  ));
}
