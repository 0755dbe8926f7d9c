import { workbenchWords } from '@octavo/i18n/workbench';
import type { PanelValues } from '@octavo/tools/kit/panel';
import { lazy, Suspense, useState } from 'react';
import { useLocale } from '../../shell/use-locale.ts';
import { FileGrid } from '../files/file-grid.tsx';
import { FileNotices } from '../files/file-notices.tsx';
import { FileToolbar } from '../files/file-toolbar.tsx';
import type { FileWorkspace } from '../files/file-workspace.ts';
import { RightsList } from '../files/rights-check.tsx';
import { SignedNotice } from '../files/signed-notice.tsx';
import type { IntakeState } from '../files/use-intake.tsx';
import { pagesOf } from '../files/workspace-file.ts';
import { choosesPagesByFile } from './options/workspace-options.ts';
import { ArrangedPages } from './pages/arranged-pages.tsx';
import type { Arrangement } from './pages/arrangement.ts';
import { MarkedPages } from './pages/marked-pages.tsx';
import { PageChooser } from './pages/page-chooser.tsx';
import { PageOverlay } from './pages/page-overlay.tsx';
import { type PageTask, rulesOf } from './task.ts';

const LargePage = lazy(async () => ({ default: (await import('./pages/large-page.tsx')).LargePage }));

interface WorkspaceViewProps {
  readonly task: PageTask;
  readonly workspace: FileWorkspace;
  readonly intake: IntakeState;
  /** True without a column of options beside the workspace. */
  readonly isWide: boolean;
  onValues(values: PanelValues): void;
  onArrange(change: (arrangement: Arrangement) => Arrangement): void;
}

export function WorkspaceView(props: WorkspaceViewProps) {
  const { task, workspace, intake, isWide } = props;

  return (
    <div
      className={`flex min-h-[max(430px,100dvh-232px)] min-w-0 flex-col bg-well px-4 pt-3 pb-4.5 max-sm:min-h-0 sm:px-6 sm:pt-4.5 sm:pb-6.5 sm:rounded-t-[14px] ${isWide ? '' : 'lg:rounded-l-[14px] lg:rounded-tr-none lg:border-r lg:border-rule'}`}
    >
      <FileToolbar tool={task.tool} files={task.files} workspace={workspace} intake={intake} />
      <FileNotices intake={intake} />
      <SignedNotice tool={task.tool} files={task.files} values={task.values} />
      <WorkspaceBody {...props} />
    </div>
  );
}

function WorkspaceBody({ task, workspace, intake, onValues, onArrange }: Omit<WorkspaceViewProps, 'isWide'>) {
  const locale = useLocale();
  const words = workbenchWords(locale).pages;
  const { tool, files, values, arrangement } = task;
  const { facts, options } = tool;
  const [choosing, setChoosing] = useState<string | null>(null);
  const [first] = files;
  const document = first === undefined ? null : workspace.documentOf(first.key);
  const rules = rulesOf(task);
  const arranges = facts.workspace.kind === 'pages' && rules === null;
  const rights = <RightsList workspace={workspace} facts={facts} files={files} />;

  // A page grid needs a document that can be rendered; any other file is shown as a cover, whatever the tool.
  if (arranges && arrangement.slots.length > 0) {
    return (
      <>
        {rights}
        <ArrangedPages
          arrangement={arrangement}
          documentOf={(key) => workspace.documentOf(key)}
          nameOf={(key) => files.find((file) => file.key === key)?.name ?? ''}
          several={files.length > 1}
          onChange={onArrange}
          onInsert={(chosen) => void intake.receive(chosen)}
        />
      </>
    );
  }

  if (
    rules !== null &&
    files.length === 1 &&
    first !== undefined &&
    pagesOf(first) !== null &&
    document !== null
  ) {
    const click = facts.workspace.kind === 'pages' ? facts.workspace.click : 'choose';

    return (
      <>
        {rights}
        <MarkedPages
          document={document}
          rules={rules}
          values={values}
          hint={rules.hint?.(values, locale) ?? words.hint[click]}
          onValues={onValues}
          renderOverlay={(page) => <PageOverlay task={task} document={document} page={page} />}
        />
      </>
    );
  }

  if (task.panel?.PageSurface !== undefined && files.length === 1 && document !== null) {
    return (
      <>
        {rights}
        <Suspense>
          <LargePage
            document={document}
            Surface={task.panel.PageSurface}
            values={values}
            onValues={onValues}
          />
        </Suspense>
      </>
    );
  }

  return (
    <>
      <FileGrid
        tool={tool}
        workspace={workspace}
        files={files}
        onFiles={(chosen) => void intake.receive(chosen)}
        renderOverlay={(key) => <PageOverlay task={task} document={workspace.documentOf(key)} page={0} />}
        onChoosePages={choosesPagesByFile(facts, options.fields) ? setChoosing : undefined}
      />
      {choosing !== null && (
        <PageChooser workspace={workspace} fileKey={choosing} onClose={() => setChoosing(null)} />
      )}
    </>
  );
}
