import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { localeOf } from '../../shell/address.ts';
import { loadPatiently } from '../../shell/chunk-reload.ts';
import { loadWorkWords } from '../../shell/load-work-words.ts';
import { Announcer } from '../files/announcer.tsx';
import { FoldedHead } from '../folded-head.tsx';
import type { Tool, ToolRule } from '../tool.ts';
import { FillingProvider } from './filling-context.ts';
import type { FormData } from './form-data.ts';
import { FormQuestions } from './form-questions.tsx';
import { useFillingState } from './use-filling-state.ts';
import { useLoadedForm } from './use-loaded-form.ts';

interface FormSurfaceProps {
  readonly tool: Tool;
  readonly name: string;
  readonly data: FormData;
  readonly rule: ToolRule | null;
}

const FormJob = lazy(() =>
  loadPatiently(async () => {
    await loadWorkWords(localeOf(window.location.pathname));

    return { default: (await import('./result/form-job.tsx')).FormJob };
  }),
);

/** A form with its questions, or the job that makes the file. */
export function FormSurface({ tool, name, data, rule }: FormSurfaceProps) {
  const loaded = useLoadedForm(data.form);
  const filling = useFillingState(data, loaded.form);
  const [search, setSearch] = useSearchParams();
  // The server renders the questions for every address, and hydration starts from them.
  const [jobId, setJobId] = useState<string | null>(null);
  const job = search.get('job');

  useEffect(() => setJobId(job), [job]);

  return (
    <Announcer>
      <FillingProvider value={filling}>
        {jobId === null ? (
          <FormQuestions
            tool={tool}
            name={name}
            data={data}
            rule={rule}
            loaded={loaded}
            onStarted={(id) => setSearch({ job: id }, { preventScrollReset: true })}
          />
        ) : (
          <>
            <FoldedHead icon={tool.facts.icon} name={name} subtitle={tool.copy.subtitle} />
            <div className="wrap">
              <Suspense>
                <FormJob tool={tool} id={jobId} />
              </Suspense>
            </div>
          </>
        )}
      </FillingProvider>
    </Announcer>
  );
}
