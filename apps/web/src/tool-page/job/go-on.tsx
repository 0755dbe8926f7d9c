import type { JobView } from '@octavo/contract/job';
import { taskBytes } from '@octavo/contract/limits';
import { plural } from '@octavo/i18n/format';
import { workbenchWords } from '@octavo/i18n/workbench';
import { dialogTool } from '@octavo/tools/kit/picked-tools';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { PartBoundary } from '../../shell/part-boundary.tsx';
import { ToolTile } from '../../shell/tool-tile.tsx';
import { useCatalogue } from '../../shell/use-catalogue.ts';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import type { Tool } from '../tool.ts';
import { useCompress } from './use-compress.ts';

/** Number of tools offered for these results, related ones first: few enough to choose from. */
const offered = 6;

// The options of compressing fit into a dialog, so no page lies in between.
const CompressDialog = lazy(async () => ({
  default: (await import('./compress-dialog.tsx')).CompressDialog,
}));

interface GoOnProps {
  readonly tool: Tool;
  readonly results: JobView['results'];
  /** Tools that are offered alone; absent for all that take the results. */
  readonly only?: readonly string[] | undefined;
}

/** Tools that go on with the results, without another upload. */
export function GoOn({ tool, results, only }: GoOnProps) {
  const locale = useLocale();
  const address = useAddress();
  const words = workbenchWords(locale).result;
  const [isCompressing, setCompressing] = useState(false);
  const close = () => setCompressing(false);
  const compress = useCompress(results, close);
  const bytes = results.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const fitting = useCatalogue().filter(
    ({ id, accepts, minFiles, maxFiles, takesNoResults }) =>
      id !== tool.id &&
      takesNoResults !== true &&
      (only === undefined || only.includes(id)) &&
      results.length > 0 &&
      results.length <= maxFiles &&
      results.length >= minFiles &&
      bytes <= taskBytes &&
      results.every(({ kind }) => accepts.includes(kind)),
  );
  const rank = (id: string) => tool.facts.related.indexOf(id) + 1 || 100;
  const next = fitting.toSorted((one, other) => rank(one.id) - rank(other.id)).slice(0, offered);

  if (next.length === 0) {
    return null;
  }

  return (
    <section aria-labelledby="go-on" className="mt-6">
      <header className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h3 id="go-on" className="text-title">
          {plural(locale, results.length, words.goOn)}
        </h3>
        <p className="text-half text-ink-soft">{words.goOnHint}</p>
      </header>
      <ul className="result-next">
        {next.map(({ id, name, group, icon }) => (
          <li key={id} data-family={group}>
            {id === dialogTool ? (
              <button type="button" aria-haspopup="dialog" onClick={() => setCompressing(true)}>
                <ToolTile icon={icon} size={36} />
                {name}
              </button>
            ) : (
              <Link
                to={address(`/${id}`)}
                // Without notes and pages: the next tool needs only the fields that any file on the server
                // has.
                state={{
                  results: results.map(({ notes: _notes, pages: _pages, input: _input, ...file }) => file),
                }}
              >
                <ToolTile icon={icon} size={36} />
                {name}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {compress.problem !== null && (
        <p role="alert" className="mt-2 text-caption text-rubric">
          {compress.problem}
        </p>
      )}
      {isCompressing && (
        <PartBoundary onClose={close}>
          <Suspense>
            <CompressDialog
              results={results}
              isBusy={compress.isBusy}
              onStart={compress.start}
              onClose={close}
            />
          </Suspense>
        </PartBoundary>
      )}
      {compress.popup}
    </section>
  );
}
