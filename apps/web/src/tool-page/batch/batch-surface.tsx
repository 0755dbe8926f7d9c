import { shellWords } from '@octavo/i18n/shell';
import { workbenchWords } from '@octavo/i18n/workbench';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { FileDrop } from '../../intake/file-drop.tsx';
import { useCountedSuccess } from '../../session/use-free-tasks.ts';
import { useLocale } from '../../shell/use-locale.ts';
import { randomToken } from '../../transports/random-token.ts';
import { useTransport } from '../../transports/use-transport.ts';
import { Announcer } from '../files/announcer.tsx';
import { FileWorkspace } from '../files/file-workspace.ts';
import { LeaveGuard } from '../files/leave-guard.tsx';
import { useIntake } from '../files/use-intake.tsx';
import { isDamaged } from '../files/workspace-file.ts';
import { HeadAction } from '../head-action.tsx';
import { filesOf } from '../job/files-of.ts';
import { JobView } from '../job/job-view.tsx';
import { StartOver } from '../job/result-actions.tsx';
import { useJob } from '../job/use-job.ts';
import { useToolRun } from '../job/use-tool-run.ts';
import type { SurfaceProps } from '../surface-props.ts';
import { usePanel } from '../use-panel.ts';
import { Rail } from './options/rail.tsx';
import { useOptionFiles } from './options/use-option-files.ts';
import { useOptions } from './options/use-options.ts';
import { panelFields } from './options/workspace-options.ts';
import { useArrangement } from './pages/use-arrangement.ts';
import { requestFor } from './task.ts';
import { WorkspaceView } from './workspace-view.tsx';

/**
 * Workspace on the left, options on the right, one action; after the action, the job and its results replace
 * them.
 */
export function BatchSurface({ tool, files: given, results, onEmpty }: SurfaceProps) {
  const locale = useLocale();
  const words = workbenchWords(locale);
  const transport = useTransport();
  const [workspace] = useState(() => new FileWorkspace(transport));
  const files = useSyncExternalStore(workspace.subscribe, workspace.snapshot, workspace.snapshot);
  const intake = useIntake(tool, workspace, locale);
  const panel = usePanel(tool.id);
  const arranges = tool.facts.workspace.kind === 'pages' && tool.facts.workspace.click === 'arrange';
  const { arrangement, setArrangement } = useArrangement(files, arranges);
  const [search, setSearch] = useSearchParams();
  const jobId = search.get('job');
  const [values, setValues] = useOptions(tool.options, panel, jobId !== null || results.length > 0);
  const isWide = panel === null && panelFields(tool).length === 0;
  const { store: optionFiles, ...chosen } = useOptionFiles(tool, workspace);
  const task = { tool, panel: panel ?? null, files, values, arrangement, optionFiles: chosen.files };
  // The request is built after the uploads, from the state the task has by then.
  const latest = useRef(task);

  useEffect(() => {
    latest.current = task;
  });

  const { run, popup } = useToolRun(tool, locale, {
    prepare: async (signal) => {
      await Promise.all([workspace.untilSent(), optionFiles.untilSent()]);
      const [sent, options] = [workspace.snapshot(), optionFiles.snapshot()];
      const isUnsent =
        sent.some(({ status }) => status === 'uploadFail') ||
        Object.values(options).some(({ failure }) => failure !== null);

      return signal.aborted || isUnsent
        ? null
        : requestFor(randomToken(), { ...latest.current, files: sent, optionFiles: options });
    },
    onStarted: (id) => setSearch({ job: id }, { preventScrollReset: true }),
  });
  const job = useJob(jobId, locale, run.started);
  const started = useRef(false);

  useEffect(() => {
    if (!started.current) {
      started.current = true;
      workspace.addResults(results);
      void intake.receive(given);
    }
  }, [workspace, intake, given, results]);

  useEffect(() => () => workspace.dispose(), [workspace]);

  const seen = job.state === 'known' ? job.job : null;

  useEffect(() => {
    if (seen !== null) {
      workspace.applyJob(seen);
    } else if (jobId === null) {
      workspace.reset();
    }
  }, [workspace, seen, jobId]);

  useCountedSuccess(seen);

  const emptied = files.length === 0 && intake.settled && jobId === null;

  useEffect(() => {
    if (emptied) {
      optionFiles.removeAll();
      onEmpty();
    }
  }, [emptied, optionFiles, onEmpty]);

  const showFiles = () => setSearch({}, { preventScrollReset: true });
  const backToFiles = async () => {
    // After a reload the workspace is empty, but the server still has the uploaded files.
    if (files.length === 0 && seen !== null) {
      workspace.addResults(await filesOf(seen, transport));
      await optionFiles.restore(seen);
    }

    showFiles();
  };
  const startOver = () => {
    files.forEach(({ key }) => workspace.remove(key));
    optionFiles.removeAll();
    showFiles();
    onEmpty();
  };

  if (job.state !== 'none') {
    return (
      <Announcer>
        <JobView
          tool={tool}
          workspace={workspace}
          files={files}
          followed={job}
          onBack={() => void backToFiles()}
          onStartOver={startOver}
        />
      </Announcer>
    );
  }

  return (
    <Announcer>
      <FileDrop label={shellWords(locale).dropZone.overlay} onFiles={intake.receive} />
      <LeaveGuard atRisk={files.some((file) => file.fromDevice && !isDamaged(file))} />
      {intake.dialog}
      {popup}
      <HeadAction>
        <StartOver onStartOver={startOver} />
      </HeadAction>
      <section
        aria-label={words.workspace.label}
        className={`arrives -mx-(--wrap-edge) flex flex-col border-rule bg-sheet max-sm:border-b sm:mx-0 sm:mt-5 sm:rounded-[14px] sm:border sm:shadow-lift [@media(height<=700px)]:sm:mt-3.5 ${isWide ? '' : 'lg:grid lg:grid-cols-[minmax(0,1fr)_348px]'}`}
      >
        <WorkspaceView
          task={task}
          workspace={workspace}
          intake={intake}
          isWide={isWide}
          onValues={setValues}
          onArrange={setArrangement}
        />
        <Rail
          task={task}
          panelLoading={panel === undefined}
          run={run}
          isBar={isWide}
          onValues={setValues}
          onOptionFile={chosen.choose}
        />
      </section>
    </Announcer>
  );
}
