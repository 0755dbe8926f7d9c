import { shellWords } from '@octavo/i18n/shell';
import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';
import { loadWorkWords } from '../../shell/load-work-words.ts';
import { useLocale } from '../../shell/use-locale.ts';
import { LanguageDataProvider } from '../../tool-page/language-data.tsx';
import { BatchCard } from './batch-card.tsx';
import type { FoldersData } from './folders.server.ts';
import { TaskForm } from './task-form.tsx';
import { useFolders } from './use-folders.ts';
import { WatchCard } from './watch-card.tsx';

/** Tasks on the folders of this computer, in the desktop application. */
export function FoldersView() {
  const locale = useLocale();
  const { words, languages } = useLoaderData<FoldersData>();
  const { view, isReachable, refresh } = useFolders();
  const hasTexts = useWorkWords();

  return (
    <div className="wrap pt-10 pb-20 sm:pt-14">
      <h1 className="text-display">{words.heading}</h1>
      <p className="mt-3 max-w-2xl text-lead text-ink-soft">{words.lead}</p>
      {!isReachable && (
        <p role="alert" className="mt-4 text-rubric">
          {shellWords(locale).unreachable}
        </p>
      )}
      {hasTexts && (
        <LanguageDataProvider {...languages}>
          <TaskForm onStarted={refresh} />
        </LanguageDataProvider>
      )}
      {view !== null && view.batches.length > 0 && (
        <section aria-labelledby="tasks" className="mt-12">
          <h2 id="tasks" className="mb-4 text-heading">
            {words.batches.heading}
          </h2>
          <ul className="grid gap-4">
            {view.batches.map((batch) => (
              <BatchCard key={batch.id} batch={batch} onChanged={refresh} />
            ))}
          </ul>
        </section>
      )}
      {view !== null && (
        <section aria-labelledby="watched" className="mt-12">
          <h2 id="watched" className="mb-4 text-heading">
            {words.watches.heading}
          </h2>
          {view.watches.length === 0 ? (
            <p className="text-ink-soft">{words.watches.none}</p>
          ) : (
            <ul className="grid gap-4">
              {view.watches.map((watch) => (
                <WatchCard key={watch.id} watch={watch} onChanged={refresh} />
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}

/** True once the texts of the panels are loaded. */
function useWorkWords(): boolean {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<string | null>(null);

  useEffect(() => {
    void loadWorkWords(locale).then(() => setLoaded(locale));
  }, [locale]);

  return loaded === locale;
}
