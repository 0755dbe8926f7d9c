import { editorWords } from '@octavo/i18n/editor';
import { fill } from '@octavo/i18n/placeholders';
import type { EditorTask } from '@octavo/tools/kit/types';
import { Icon } from '@octavo/ui/icon';
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocale } from '../../shell/use-locale.ts';
import { LeaveGuard } from '../files/leave-guard.tsx';
import { FileBanner } from './bar/file-banner.tsx';
import { FileBar } from './bar/file-bar.tsx';
import { ToolRow } from './bar/tool-row.tsx';
import { Desk, type DeskHandle } from './canvas/desk.tsx';
import { DocumentContents } from './document/document-contents.ts';
import { downloadChanges } from './document/download-changes.ts';
import type { EditingDocument } from './document/editing-document.ts';
import { indexOfPage, keyOfPage } from './document/page-keys.ts';
import type { KeptDraft } from './drafts/draft.ts';
import { useAutosave } from './drafts/use-autosave.ts';
import { useTabClaim } from './drafts/use-tab-claim.ts';
import { useClipboard } from './keys/use-clipboard.ts';
import { useEditorKeys } from './keys/use-editor-keys.ts';
import { Panel } from './panel/panel.tsx';
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
  /** Work of an earlier visit on the same file. */
  readonly draft: KeptDraft | null;
  readonly stage: 'idle' | 'sending' | 'starting';
  readonly problem: string | null;
  onClose(hasWork: boolean): void;
  onApply(draft: KeptDraft): void;
  /** Called after this tab has taken over from another one, to read what that one saved. */
  onTakenOver(): void;
}

/** The editor of one document, over the whole window. */
export function Editor(props: EditorProps) {
  const { document, task, assets, draft } = props;
  const desk = useRef<DeskHandle>(null);
  const [contents] = useState(() => new DocumentContents(document));
  const show = useCallback((page: string) => desk.current?.show(page), []);
  const shared = useEditing({ document, task, contents, assets, operations: draft?.operations ?? [], show });

  return (
    <EditorContext value={shared}>
      <Frame {...props} desk={desk} />
    </EditorContext>
  );
}

function Frame(props: EditorProps & { readonly desk: React.RefObject<DeskHandle | null> }) {
  const { tool, name, file, draft, assets, stage, problem, desk, onClose, onApply, onTakenOver } = props;
  const words = editorWords(useLocale());
  const { document, state, show } = useEditor();
  const { sha256, pages } = document.description;
  const { operations } = state.history;
  const root = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState(draft?.page ?? keyOfPage(0));
  const [scale, setScale] = useState<number | null>(draft?.scale ?? null);
  const kept = useSyncExternalStore(assets.subscribe, assets.all);
  const { isTaken, takeOver } = useTabClaim(sha256, onTakenOver);
  const wasApplied = draft?.isApplied ?? false;
  const current = useMemo<KeptDraft>(
    () => ({ sha256, tool, name, operations, assets: kept, page, scale, isApplied: wasApplied }),
    [sha256, tool, name, operations, kept, page, scale, wasApplied],
  );
  const saved = useAutosave({ file, draft: current, isTaken });
  const zoom = (step: Parameters<DeskHandle['zoom']>[0]) => desk.current?.zoom(step);
  const apply = () => {
    if (operations.length > 0 && stage === 'idle') {
      onApply(current);
    }
  };
  const index = indexOfPage(page);
  useFullWindow(root);
  useEditorKeys({ page, onZoom: zoom, onApply: apply });
  useClipboard(page);

  return (
    <div ref={root} className="ed">
      <LeaveGuard atRisk={saved.kind === 'failed' && saved.because !== 'taken' && operations.length > 0} />
      <FileBar
        name={name}
        scale={scale ?? 1}
        saved={saved}
        stage={stage}
        onZoom={zoom}
        onClose={() => onClose(operations.length > 0)}
        onApply={apply}
        onDownloadChanges={() => downloadChanges(document.description, operations, name)}
      />
      <ToolRow />
      <div className="ed-notices">
        <FileBanner isTaken={isTaken} onTakeOver={takeOver} />
        {problem !== null && (
          <p className="ed-banner" data-look="failed" role="alert">
            <Icon name="warning" size={18} />
            {problem}
          </p>
        )}
      </div>
      <PageStrip page={page} />
      <Desk
        ref={desk}
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
          onClick={() => show(keyOfPage(index - 1))}
        >
          <Icon path={editorIcons.up} size={18} />
        </button>
        <b>{fill(words.pageOf, { page: index + 1, pages: pages.length })}</b>
        <button
          type="button"
          className="ed-icon"
          aria-label={words.nextPage}
          disabled={index === pages.length - 1}
          onClick={() => show(keyOfPage(index + 1))}
        >
          <Icon path={editorIcons.down} size={18} />
        </button>
      </div>
      <Panel page={page} />
    </div>
  );
}
