import { editorWords } from '@octavo/i18n/editor';
import { lazy, type PointerEvent, Suspense, useRef, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { CropPanel } from '../crop/crop-panel.tsx';
import { FindPanel } from '../find/find-panel.tsx';
import { FieldPanel } from '../form/field-panel.tsx';
import { useSelectedBox } from '../form/use-form.ts';
import { GraphicPanel } from '../graphics/graphic-panel.tsx';
import { useSelectedGraphic } from '../graphics/use-graphics.ts';
import { GroupPanel } from '../group/group-panel.tsx';
import { useGroup } from '../group/use-group.ts';
import { RedactionPanel } from '../redaction/redaction-panel.tsx';
import type { CertificateJob } from '../signing/sign-tabs.tsx';
import { useEditor } from '../state/editor-context.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useSelectedObject } from '../state/use-page-objects.ts';
import { TextPanel } from '../text/text-panel.tsx';
import { useSelectedText } from '../text/use-texts.ts';
import { LazyVerification } from '../verification/lazy-verification.tsx';
import { AddPagesPanel } from './add-pages-panel.tsx';
import { CommentsPanel } from './comments-panel.tsx';
import { ObjectPanel } from './object-panel.tsx';
import { PagePanel } from './page-panel.tsx';
import { PagesPanel } from './pages-panel.tsx';
import { PendingLinkPanel } from './pending-link-panel.tsx';
import { ToolPanel } from './tool-panel.tsx';

const SignPanel = lazy(async () => ({ default: (await import('../signing/sign-panel.tsx')).SignPanel }));

/** Heights of the sheet on a phone, as shares of the window; zero is closed. */
const heights = [0.46, 0.92, 0] as const;

/** Share of the window by which a press moves the sheet; less is a tap. */
const leastDrag = 0.01;

/** Height of the sheet with the pad for a signature. */
const signHeight = 0.58;

/** Height of the sheet with a report. */
const reportHeight = 0.66;

/** Heights of the sheet for lists that need more of it. */
const heightOf: Readonly<Partial<Record<EditorState['panel'], number>>> = {
  find: 0.64,
  signatures: reportHeight,
};

interface EditorPanelProps {
  readonly page: string;
  /** Opens another file in place of this one. */
  onOpen(file: Blob, name: string): void;
  readonly job: CertificateJob;
}

/** Properties of what is selected: beside the pages, or as a sheet below them on a phone. */
export function Panel({ page, onOpen, job }: EditorPanelProps) {
  const words = editorWords(useLocale());
  const { task, state, dispatch } = useEditor();
  const object = useSelectedObject();
  const graphic = useSelectedGraphic();
  const field = useSelectedBox();
  const text = useSelectedText();
  const group = useGroup();
  const [height, setHeight] = useState<number>(
    task === 'sign' ? signHeight : task === 'verify' ? reportHeight : 0,
  );
  const dragged = useRef<{ readonly y: number; readonly height: number } | null>(null);
  const { panel, pendingLink, pageCrop, adding, tool, openText } = state;
  const isSigning =
    panel === 'properties' &&
    (tool === 'sign' || (task === 'sign' && tool === 'select')) &&
    (object === null || object.annotation?.type === 'stamp') &&
    group === null;
  const opensItself =
    object?.kind === 'note' ||
    pendingLink !== null ||
    pageCrop !== null ||
    openText !== null ||
    panel !== 'properties' ||
    adding !== null;
  const selectedKey = object?.key ?? graphic?.key ?? field?.field.name ?? text?.key ?? '';
  const subject = isSigning
    ? `sign ${state.settings.signing.asks}`
    : `${tool} ${selectedKey} ${opensItself} ${panel} ${adding?.asset ?? ''}`;
  const [lastSubject, setLastSubject] = useState(subject);

  // On a phone, only what needs text opens the sheet; a tool or another selection leaves the page in view.
  if (subject !== lastSubject) {
    setLastSubject(subject);

    if (task === 'verify') {
      setHeight(Math.max(height, reportHeight));
    } else if (!isSigning) {
      setHeight(opensItself ? Math.max(height, heightOf[panel] ?? heights[0]) : 0);
    } else if (state.settings.signing.asks > 0) {
      setHeight(Math.max(height, signHeight));
    }
  }

  const close = () => {
    setHeight(0);

    if (panel !== 'properties') {
      dispatch({ kind: 'panel', panel: 'properties' });
    }
  };

  const onMove = (event: PointerEvent) => {
    if (dragged.current !== null) {
      const by = (dragged.current.y - event.clientY) / window.innerHeight;
      setHeight(Math.min(heights[1], Math.max(0, dragged.current.height + by)));
    }
  };

  const onRelease = () => {
    if (dragged.current !== null) {
      const { height: before } = dragged.current;
      dragged.current = null;
      setHeight((last) =>
        Math.abs(last - before) < leastDrag
          ? before === 0
            ? heights[0]
            : 0
          : heights.reduce<number>(
              (nearest, rest) => (Math.abs(rest - last) < Math.abs(nearest - last) ? rest : nearest),
              heights[0],
            ),
      );
    }
  };

  return (
    <aside
      className="ed-panel"
      aria-label={isSigning ? words.sign.label : words.panel.label}
      data-part="panel"
      data-open={height > 0}
      data-peek={isSigning || task === 'verify' || selectedKey !== '' || group !== null || tool !== 'select'}
      tabIndex={-1}
      style={{ '--ed-sheet': `${height * 100}dvh` } as React.CSSProperties}
    >
      <button
        type="button"
        className="ed-grab"
        aria-label={words.panel.resize}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { y: event.clientY, height };
        }}
        onPointerMove={onMove}
        onPointerUp={onRelease}
        onPointerCancel={onRelease}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            const index = heights.findIndex((rest) => rest === height);
            setHeight(heights[(index + 1) % heights.length] ?? heights[0]);
          }
        }}
      />
      {isSigning ? (
        <Suspense>
          <SignPanel page={page} job={job} object={object} onAway={() => setHeight(0)} />
        </Suspense>
      ) : adding !== null ? (
        <AddPagesPanel key={adding.asset} file={adding} page={page} />
      ) : panel === 'pages' ? (
        <PagesPanel page={page} onDone={close} />
      ) : panel === 'comments' ? (
        <CommentsPanel onDone={close} />
      ) : panel === 'find' ? (
        <FindPanel onDone={close} />
      ) : panel === 'signatures' || task === 'verify' ? (
        <Suspense fallback={<p className="ed-section">{words.opening}</p>}>
          <LazyVerification onOpenRevision={onOpen} onDone={close} />
        </Suspense>
      ) : pageCrop !== null ? (
        <CropPanel />
      ) : pendingLink !== null ? (
        <PendingLinkPanel key={JSON.stringify(pendingLink)} link={pendingLink} />
      ) : group !== null ? (
        <GroupPanel group={group} onDone={close} />
      ) : object !== null ? (
        <ObjectPanel object={object} onDone={close} />
      ) : graphic !== null ? (
        <GraphicPanel key={graphic.key} graphic={graphic} onDone={close} />
      ) : text !== null ? (
        <TextPanel key={text.key} object={text} onDone={close} />
      ) : tool === 'redact' ? (
        <RedactionPanel />
      ) : field !== null ? (
        <FieldPanel key={field.place.page} box={field} onDone={close} />
      ) : tool === 'select' ? (
        <PagePanel page={page} />
      ) : (
        <ToolPanel page={page} />
      )}
    </aside>
  );
}
