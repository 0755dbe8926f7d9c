import { formatBytes, plural } from '@octavo/i18n/format';
import { workbenchWords } from '@octavo/i18n/workbench';
import type { PanelValues } from '@octavo/tools/kit/panel';
import { Button } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { lazy, Suspense, useState } from 'react';
import { ChooseFiles } from '../../intake/choose-files.tsx';
import { AddressField } from '../../intake/lazy-address-field.tsx';
import { useLocale } from '../../shell/use-locale.ts';
import { FileGrid } from './file-grid.tsx';
import type { FileWorkspace } from './file-workspace.ts';
import { PageChooser } from './page-chooser.tsx';
import { PageOverlay } from './page-overlay.tsx';
import { ArrangedPages } from './pages/arranged-pages.tsx';
import type { Arrangement } from './pages/arrangement.ts';
import { MarkedPages } from './pages/marked-pages.tsx';
import { type PageTask, rulesOf } from './task.ts';
import type { IntakeState } from './use-intake.tsx';
import { pagesOf, totals } from './workspace-file.ts';
import { choosesPagesByFile } from './workspace-options.ts';

const LargePage = lazy(async () => ({ default: (await import('./pages/large-page.tsx')).LargePage }));

interface WorkspaceViewProps {
  readonly task: PageTask;
  readonly workspace: FileWorkspace;
  readonly intake: IntakeState;
  onValues(values: PanelValues): void;
  onArrange(change: (arrangement: Arrangement) => Arrangement): void;
}

export function WorkspaceView(props: WorkspaceViewProps) {
  const { task, workspace, intake } = props;
  const { workspace: words, drop } = workbenchWords(useLocale());
  const { held } = intake;

  return (
    <div className="min-h-[420px] min-w-0 rounded-t-[14px] bg-well p-4 sm:p-5.5 lg:rounded-l-[14px] lg:rounded-tr-none lg:border-r lg:border-rule">
      <Toolbar task={task} workspace={workspace} intake={intake} />
      {intake.notices.length > 0 && (
        <div
          role="alert"
          className="mb-4 flex items-start gap-3 rounded-lg bg-rubric-wash px-3 py-2.5 text-rubric"
        >
          <Icon name="warning" size={18} className="mt-0.5" />
          <div className="grid min-w-0 grow justify-items-start gap-2">
            <ul>
              {intake.notices.map((notice) => (
                <li key={notice}>{notice}</li>
              ))}
            </ul>
            {held !== null && (
              <Button size="small" onClick={held.open}>
                {drop.more[held.remedy]}
              </Button>
            )}
          </div>
          <button type="button" aria-label={words.dismiss} onClick={intake.dismiss} className="p-1">
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
      <WorkspaceBody {...props} />
    </div>
  );
}

function Toolbar({
  task: { tool, files },
  workspace,
  intake,
}: Pick<WorkspaceViewProps, 'task' | 'workspace' | 'intake'>) {
  const locale = useLocale();
  const words = workbenchWords(locale).workspace;
  const { facts } = tool;
  const { pages, bytes } = totals(files);
  const [only] = files;
  const single = facts.maxFiles === 1;
  const sums = [
    single ? null : plural(locale, files.length, words.files),
    pages === null || pages === 0 ? null : plural(locale, pages, words.pages),
    formatBytes(locale, bytes),
  ];

  const replace = (chosen: readonly File[]) => {
    if (single && only !== undefined) {
      workspace.remove(only.key);
    }

    void intake.receive(chosen);
  };

  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <ChooseFiles accepts={facts.accepts} multiple={!single} onFiles={replace}>
        <Icon name="add" size={17} />
        {single ? words.addOne : words.add}
      </ChooseFiles>
      {facts.accepts.includes('url') && files.length < facts.maxFiles && (
        <Suspense>
          <AddressField
            className="max-sm:order-last max-sm:w-full sm:w-80"
            onFiles={(chosen) => void intake.receive(chosen)}
          />
        </Suspense>
      )}
      {facts.workspace.kind === 'files' && facts.workspace.ordered && files.length > 1 && (
        <Button onClick={() => workspace.sortByName(locale)}>{words.sort}</Button>
      )}
      <p className="ml-auto text-caption text-ink-soft tabular-nums">
        {single && only !== undefined ? `${only.name} · ` : ''}
        {sums.filter((sum) => sum !== null).join(' · ')}
      </p>
    </div>
  );
}

function WorkspaceBody({ task, workspace, intake, onValues, onArrange }: WorkspaceViewProps) {
  const locale = useLocale();
  const words = workbenchWords(locale).pages;
  const { tool, files, values, arrangement } = task;
  const { facts, options } = tool;
  const [choosing, setChoosing] = useState<string | null>(null);
  const [first] = files;
  const document = first === undefined ? null : workspace.documentOf(first.key);
  const rules = rulesOf(task);
  const arranges = facts.workspace.kind === 'pages' && rules === null;

  // A page grid needs a document that can be rendered; any other file is shown as a cover, whatever the tool.
  if (arranges && arrangement.slots.length > 0) {
    return (
      <ArrangedPages
        arrangement={arrangement}
        documentOf={(key) => workspace.documentOf(key)}
        nameOf={(key) => files.find((file) => file.key === key)?.name ?? ''}
        several={files.length > 1}
        onChange={onArrange}
        onInsert={(chosen) => void intake.receive(chosen)}
      />
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
      <MarkedPages
        document={document}
        rules={rules}
        values={values}
        hint={rules.hint?.(values, locale) ?? words.hint[click]}
        onValues={onValues}
        renderOverlay={(page) => <PageOverlay task={task} document={document} page={page} />}
      />
    );
  }

  if (task.panel?.PageSurface !== undefined && files.length === 1 && document !== null) {
    return (
      <Suspense>
        <LargePage document={document} Surface={task.panel.PageSurface} values={values} onValues={onValues} />
      </Suspense>
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
