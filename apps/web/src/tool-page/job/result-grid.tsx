import type { JobView } from '@octavo/contract/job';
import { formatBytes, plural } from '@octavo/i18n/format';
import { noteText } from '@octavo/i18n/notes';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Button } from '@octavo/ui/button';
import { useId, useState } from 'react';
import { useLocale } from '../../shell/use-locale.ts';
import type { FileWorkspace } from '../files/file-workspace.ts';
import { breakable } from './breakable.tsx';
import { useGate } from './download-gate.tsx';
import { ResultCover } from './result-cover.tsx';
import { savedText, sizeBefore } from './result-size.tsx';
import { SeenCover } from './seen-result.tsx';
import { isDrawnHere, type ResultView } from './use-result.ts';

/** Number of results shown at first; one split can produce hundreds. */
const shownAtFirst = 24;

interface ResultGridProps {
  readonly workspace: FileWorkspace;
  readonly job: JobView;
  /** Notes of each result, without those that all results share. */
  readonly notesOf: (result: ResultView) => ResultView['notes'];
  readonly chosen: ReadonlySet<number>;
  onChoose(place: number, isChosen: boolean): void;
  onPreview(index: number): void;
}

/** Several results, with a tick for each. */
export function ResultGrid({ workspace, job, notesOf, chosen, onChoose, onPreview }: ResultGridProps) {
  const locale = useLocale();
  const words = workbenchWords(locale).result;
  const [shown, setShown] = useState(shownAtFirst);
  const { results } = job;

  return (
    <section aria-label={words.view.result} className="result-viewer">
      <p role="status" className="result-bar font-medium tabular-nums">
        {fill(words.chosen, { count: chosen.size, of: results.length })}
      </p>
      <div className="result-stage content-start p-4 lg:p-5">
        <ul className="result-picks">
          {results.slice(0, shown).map((result, index) => (
            <li key={result.token} className="min-w-0">
              <Pick
                workspace={workspace}
                jobId={job.id}
                result={result}
                notes={notesOf(result)}
                isChosen={chosen.has(result.place)}
                onChoose={(isChosen) => onChoose(result.place, isChosen)}
                onPreview={() => onPreview(index)}
              />
            </li>
          ))}
        </ul>
        {results.length > shown && (
          <p className="mt-6 text-center">
            <Button onClick={() => setShown(shown + 5 * shownAtFirst)}>
              {plural(locale, Math.min(5 * shownAtFirst, results.length - shown), words.more)}
            </Button>
          </p>
        )}
      </div>
      <p className="result-foot">{words.chooseHint}</p>
    </section>
  );
}

interface PickProps {
  readonly workspace: FileWorkspace;
  readonly jobId: string;
  readonly result: ResultView;
  readonly notes: ResultView['notes'];
  readonly isChosen: boolean;
  onChoose(isChosen: boolean): void;
  onPreview(): void;
}

function Pick({ workspace, jobId, result, notes, isChosen, onChoose, onPreview }: PickProps) {
  const locale = useLocale();
  const words = workbenchWords(locale).result;
  const { isOpen } = useGate();
  const id = useId();
  const before = sizeBefore(result);
  const isSmaller = before !== null && before > result.sizeBytes;
  const size = [
    formatBytes(locale, result.sizeBytes),
    ...(isSmaller
      ? [fill(words.smaller, { percent: savedText(locale, before, result.sizeBytes) })]
      : result.pages === null
        ? []
        : [plural(locale, result.pages, words.pages)]),
  ].join(' · ');

  return (
    <article className={isChosen ? '' : 'is-left'}>
      {isOpen && isDrawnHere(result) ? (
        <ResultCover workspace={workspace} result={result} onPreview={onPreview} />
      ) : (
        <SeenCover jobId={jobId} result={result} onPreview={onPreview} />
      )}
      <div className="mt-2 flex items-start gap-2">
        <input
          id={id}
          type="checkbox"
          checked={isChosen}
          aria-label={fill(words.choose, { name: result.name })}
          onChange={(event) => onChoose(event.currentTarget.checked)}
          className="mt-0.5 size-4.5 shrink-0 accent-lapis phone:size-6"
        />
        <label htmlFor={id} className="min-w-0 grow text-half">
          <span className="line-clamp-2 font-medium" title={result.name}>
            {breakable(result.name)}
          </span>
          <span className="block text-caption text-ink-soft tabular-nums">{size}</span>
        </label>
      </div>
      {notes.length > 0 && (
        <ul className="mt-1.5 grid gap-1 text-caption text-ink-soft">
          {notes.map((note) => (
            <li key={`${note.code} ${JSON.stringify(note.values)}`}>{noteText(locale, note)}</li>
          ))}
        </ul>
      )}
    </article>
  );
}
