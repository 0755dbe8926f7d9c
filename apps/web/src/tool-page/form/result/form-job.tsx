import type { JobView as Job } from '@octavo/contract/job';
import type { FormWords } from '@octavo/forms/form';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCountedSuccess } from '../../../session/use-free-tasks.ts';
import { useLocale } from '../../../shell/use-locale.ts';
import { useTransport } from '../../../transports/use-transport.ts';
import { FileWorkspace } from '../../files/file-workspace.ts';
import { JobView } from '../../job/job-view.tsx';
import { useJob } from '../../job/use-job.ts';
import type { Tool } from '../../tool.ts';
import { useFilling } from '../filling-context.ts';

interface FormJobProps {
  readonly tool: Tool;
  readonly id: string;
}

/** Job that makes the file, and its results. */
export function FormJob({ tool, id }: FormJobProps) {
  const locale = useLocale();
  const transport = useTransport();
  const [, setSearch] = useSearchParams();
  const [workspace] = useState(() => new FileWorkspace(transport, { previews: false, uploads: false }));
  const followed = useJob(id, locale, null);
  const job = followed.state === 'known' ? followed.job : null;
  const { words } = useFilling();
  const labelled = useMemo(() => (job === null ? null : withLabels(job, words)), [job, words]);
  const leave = () => setSearch({}, { preventScrollReset: true });

  useEffect(() => () => workspace.dispose(), [workspace]);

  useCountedSuccess(job);

  return (
    <JobView
      tool={tool}
      workspace={workspace}
      files={[]}
      followed={labelled === null ? followed : { state: 'known', job: labelled }}
      onBack={leave}
      onStartOver={leave}
    />
  );
}

/** The job with questions by their labels in its notes, where the run names them by their own names. */
function withLabels(job: Job, { questions }: FormWords): Job {
  const label = (name: string) => questions[name]?.label ?? name;

  return {
    ...job,
    results: job.results.map((result) => ({
      ...result,
      notes: result.notes.map((note) =>
        typeof note.values?.['questions'] === 'string'
          ? { ...note, values: { ...note.values, questions: labels(note.values['questions']) } }
          : note,
      ),
    })),
  };

  function labels(names: string): string {
    return names.split(', ').map(label).join(', ');
  }
}
