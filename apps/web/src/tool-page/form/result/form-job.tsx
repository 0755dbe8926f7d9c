import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCountedSuccess } from '../../../session/use-free-tasks.ts';
import { useLocale } from '../../../shell/use-locale.ts';
import { useTransport } from '../../../transports/use-transport.ts';
import { FileWorkspace } from '../../files/file-workspace.ts';
import { JobView } from '../../job/job-view.tsx';
import { useJob } from '../../job/use-job.ts';
import type { Tool } from '../../tool.ts';

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
  const leave = () => setSearch({}, { preventScrollReset: true });

  useEffect(() => () => workspace.dispose(), [workspace]);

  useCountedSuccess(job);

  return (
    <JobView
      tool={tool}
      workspace={workspace}
      files={[]}
      followed={followed}
      onBack={leave}
      onStartOver={leave}
    />
  );
}
