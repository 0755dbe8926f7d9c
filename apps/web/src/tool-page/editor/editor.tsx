import type { Operation } from '@octavo/contract/edits/edit-list';
import type { Box } from '@octavo/contract/edits/primitives';
import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import type { EditorTask } from '@octavo/tools/kit/types';
import { Icon } from '@octavo/ui/icon';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useLocale } from '../../shell/use-locale.ts';
import { LeaveGuard } from '../files/leave-guard.tsx';
import { FileBanner } from './bar/file-banner.tsx';
import { FileBar } from './bar/file-bar.tsx';
import { ReportBar } from './bar/report-bar.tsx';
import { ToolRow } from './bar/tool-row.tsx';
import { Viewport, type ViewportHandle } from './canvas/viewport.tsx';
import { DocumentContents } from './document/document-contents.ts';
import { downloadChanges } from './document/download-changes.ts';
import type { EditingDocument } from './document/editing-document.ts';
import { keyOfPage } from './document/page-keys.ts';
import type { KeptDraft } from './drafts/draft.ts';
import { useAutosave } from './drafts/use-autosave.ts';
import { useTabClaim } from './drafts/use-tab-claim.ts';
import { excessOf } from './edits/excess.ts';
import { useFieldPages } from './form/use-form.ts';
import { useGraphicClipboard } from './graphics/use-graphic-clipboard.ts';
import { usePictureDrops } from './graphics/use-picture-drops.ts';
import { useClipboard } from './keys/use-clipboard.ts';
import { useEditorKeys } from './keys/use-editor-keys.ts';
import { Panel } from './panel/panel.tsx';
import { marksAsContent } from './signing/marks-as-content.ts';
import type { AssetStore } from './state/asset-store.ts';
import { EditorContext, useEditor } from './state/editor-context.ts';
import { useEditing } from './state/use-editing.ts';
import { PageStrip } from './strip/page-strip.tsx';
import { editorIcons } from './tools/tool-icons.ts';
import { useFullWindow } from './use-full-window.ts';
import './editor.css';

interface EditorProps {
  readonly tool: string;
  readonly task: EditorTask;
  readonly name: string;
  readonly file: Blob;
  readonly document: EditingDocument;
  readonly assets: AssetStore;
  /** Files that a job takes beside the one it changes. */
  readonly assetsPerJob: number;
  /** Work of an earlier visit on the same file. */
  readonly draft: KeptDraft | null;
  readonly stage: 'idle' | 'sending' | 'starting';
  readonly problem: string | null;
  onClose(hasWork: boolean): void;
  /** Takes the work, and its operations as the job applies them; the job may also sign by certificate. */
  onApply(draft: KeptDraft, operations: readonly Operation[], signs: boolean): void;
  /** Opens another file in place of this one, such as a copy without signatures. */
  onOpen(file: Blob, name: string): void;
  /** Called after this tab has taken over from another one, to read what that one saved. */
  onTakenOver(): void;
}

/** The editor of one document, over the whole window. */
export function Editor(props: EditorProps) {
  const { name, document, task, assets, draft } = props;
  const viewport = useRef<ViewportHandle>(null);
  const [contents] = useState(() => new DocumentContents(document));
  const show = useCallback((page: string, part?: Box) => viewport.current?.show(page, part), []);
  const approach = useCallback((page: string, part: Box) => viewport.current?.approach(page, part), []);
  const operations = draft?.operations ?? [];
  const shared = useEditing({ name, document, task, contents, assets, operations, show, approach });

  return (
    <EditorContext value={shared}>
      <Frame {...props} viewport={viewport} />
    </EditorContext>
  );
}

function Frame(props: EditorProps & { readonly viewport: React.RefObject<ViewportHandle | null> }) {
  const { tool, name, file, draft, assets, assetsPerJob, stage, problem, viewport } = props;
  const { onClose, onApply, onTakenOver, onOpen } = props;
  const words = editorWords(useLocale());
  const { document, task, state, pages, numberOf, dispatch, show } = useEditor();
  const { sha256 } = document.description;
  const { operations } = state.history;
  const root = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(draft?.page ?? keyOfPage(0));
  const [scale, setScale] = useState<number | null>(draft?.scale ?? null);
  const kept = useSyncExternalStore(assets.subscribe, assets.all);
  const wasApplied = draft?.isApplied ?? false;
  const current = useMemo<KeptDraft>(
    () => ({ sha256, tool, name, operations, assets: kept, page, scale, isApplied: wasApplied }),
    [sha256, tool, name, operations, kept, page, scale, wasApplied],
  );
  const [isLost, setIsLost] = useState(false);
  const [isNoticeClosed, setIsNoticeClosed] = useState(false);
  const { state: saved, flush, stop } = useAutosave({ file, draft: current, isTaken: isLost });
  const { isTaken, isTaking, takeOver } = useTabClaim({
    sha256,
    async onLost() {
      // Text that is being typed is taken into the list before it may no longer change.
      flushSync(() =>
        (root.current?.querySelector('textarea.ed-typed, .ed-fill-box:focus') as HTMLElement | null)?.blur(),
      );
      flushSync(() => dispatch({ kind: 'lock', isLocked: true }));
      await flush();
    },
    onTakenOver,
  });
  const zoom = (step: Parameters<ViewportHandle['zoom']>[0]) => viewport.current?.zoom(step);
  useEffect(() => {
    setIsLost(isTaken);
    dispatch({ kind: 'lock', isLocked: isTaken });
  }, [isTaken, dispatch]);

  const excess = excessOf(operations, assetsPerJob);
  const canSend = stage === 'idle' && excess === null && !isTaken;
  const canApply = operations.length > 0 && canSend;
  const send = (signs: boolean) => {
    const isContent = task === 'sign' && state.settings.signing.asContent;
    const isUnsigned = document.description.signature === 'none';
    onApply(current, isContent && isUnsigned ? marksAsContent(operations) : operations, signs);
  };
  const apply = () => {
    if (canApply) {
      send(false);
    }
  };
  const close = async () => {
    if (operations.length === 0) {
      // A write that is still to come would restore the draft that is about to be deleted.
      await stop();
    }

    onClose(operations.length > 0);
  };
  const index = Math.max(0, numberOf(page) - 1);
  useFullWindow(root);
  useEditorKeys({ page, onZoom: zoom, onApply: apply });
  useFieldPages();
  useClipboard(page);
  useGraphicClipboard(page);
  usePictureDrops(root, page);

  return (
    <div ref={root} className="ed" data-task={task}>
      <LeaveGuard atRisk={saved.kind === 'failed' && saved.because !== 'taken' && operations.length > 0} />
      {task === 'verify' ? (
        <ReportBar name={name} scale={scale ?? 1} onZoom={zoom} onClose={() => void close()} />
      ) : (
        <>
          <FileBar
            name={name}
            scale={scale ?? 1}
            saved={saved}
            stage={stage}
            onZoom={zoom}
            canApply={canApply}
            onNotice={isNoticeClosed ? () => setIsNoticeClosed(false) : null}
            onClose={() => void close()}
            onApply={apply}
            onDownloadChanges={() => downloadChanges(document.description, operations, name)}
          />
          {task !== 'sign' && <ToolRow />}
        </>
      )}
      <div className="ed-notices">
        {task !== 'verify' && (
          <FileBanner
            isTaken={isTaken}
            isTaking={isTaking}
            isClosed={isNoticeClosed}
            onClose={() => setIsNoticeClosed(true)}
            onTakeOver={takeOver}
            onOpen={onOpen}
          />
        )}
        {excess !== null && (
          <p className="ed-banner" data-look="failed" role="alert">
            <Icon name="warning" size={18} />
            {fill(words.excess[excess.of], { count: excess.count, most: excess.most })}
          </p>
        )}
        {problem !== null && (
          <p className="ed-banner" data-look="failed" role="alert">
            <Icon name="warning" size={18} />
            {problem}
          </p>
        )}
      </div>
      <PageStrip page={page} />
      <Viewport
        ref={viewport}
        scale={scale}
        startPage={draft?.page ?? keyOfPage(0)}
        setScale={setScale}
        onPage={setPage}
      />
      <div className="ed-turner">
        <button
          type="button"
          className="ed-icon"
          aria-label={words.previousPage}
          disabled={index === 0}
          onClick={() => show(pages[index - 1]?.key ?? page)}
        >
          <Icon path={editorIcons.up} size={18} />
        </button>
        <b>{fill(words.pageOf, { page: index + 1, pages: pages.length })}</b>
        <button
          type="button"
          className="ed-icon"
          aria-label={words.nextPage}
          disabled={index === pages.length - 1}
          onClick={() => show(pages[index + 1]?.key ?? page)}
        >
          <Icon path={editorIcons.down} size={18} />
        </button>
      </div>
      <Panel page={page} onOpen={onOpen} job={{ stage, onSign: () => canSend && send(true) }} />
    </div>
  );
}
