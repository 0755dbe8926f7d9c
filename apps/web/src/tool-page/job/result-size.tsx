import type { JobView } from '@octavo/contract/job';
import { formatBytes, formatPercent } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Button } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../shell/use-locale.ts';
import { useCompress } from './use-compress.ts';
import type { ResultView } from './use-result.ts';

/** Share saved below which a file counts as well compressed before. */
const leastSaved = 0.1;

interface ResultSizeProps {
  readonly job: JobView;
  readonly result: ResultView;
}

/** Sizes before and after, of a result that reports them; nothing for any other. */
export function ResultSize({ job, result }: ResultSizeProps) {
  const locale = useLocale();
  const words = workbenchWords(locale).result;
  const before = sizeBefore(result);
  const isWell = result.notes.some(({ code }) => code === 'already-small' || code === 'well-compressed');

  if (isWell) {
    return <Already job={job} result={result} before={before} />;
  }

  if (before === null || before <= result.sizeBytes) {
    return null;
  }

  return (
    <>
      <p className="result-saved">
        {fill(words.smaller, { percent: savedText(locale, before, result.sizeBytes) })}
      </p>
      <dl className="result-bars">
        <Bar label={words.before} share={1} size={formatBytes(locale, before)} />
        <Bar
          label={words.after}
          share={result.sizeBytes / before}
          size={formatBytes(locale, result.sizeBytes)}
          isNew
        />
      </dl>
    </>
  );
}

interface BarProps {
  readonly label: string;
  readonly share: number;
  readonly size: string;
  readonly isNew?: boolean;
}

function Bar({ label, share, size, isNew = false }: BarProps) {
  return (
    <div className={isNew ? 'is-new contents' : 'contents'}>
      <dt>{label}</dt>
      <dd aria-hidden="true">
        <span style={{ width: `${Math.max(1, share * 100)}%` }} />
      </dd>
      <dd>{size}</dd>
    </div>
  );
}

/** Little was gained: says so, and offers the next level with the same file. */
function Already({ job, result, before }: ResultSizeProps & { readonly before: number | null }) {
  const locale = useLocale();
  const words = workbenchWords(locale).result;
  const input = result.input === null ? undefined : job.inputs[result.input];
  const next = result.notes.map(({ values }) => values['next']).find((level) => level !== undefined);
  const level = next === 'medium' || next === 'high' ? next : null;
  const { isBusy, problem, popup, start } = useCompress(
    input === undefined ? [] : [input],
    // The button stays where it is.
    () => undefined,
  );

  return (
    <div className="my-4 grid gap-2">
      <div className="flex gap-3 rounded-lg bg-lapis-wash px-3.5 py-3 text-half">
        <Icon name="check" size={20} className="text-lapis" />
        <p>
          <strong className="block font-semibold">{words.already}</strong>
          {before === null || before <= result.sizeBytes
            ? words.unchanged
            : fill(words.savedOnly, {
                percent: savedText(locale, before, result.sizeBytes),
                before: formatBytes(locale, before),
                after: formatBytes(locale, result.sizeBytes),
              })}
        </p>
      </div>
      {level !== null && input !== undefined && (
        <Button disabled={isBusy} onClick={() => start({ level })}>
          {words.tryNext[level]}
        </Button>
      )}
      {problem !== null && (
        <p role="alert" className="text-half text-rubric">
          {problem}
        </p>
      )}
      {popup}
    </div>
  );
}

/** Size that a result had before, when its notes report one. */
export function sizeBefore({ notes }: ResultView): number | null {
  return notes.map(({ values }) => Number(values['before'])).find((size) => size > 0) ?? null;
}

export function savedText(
  locale: Parameters<typeof formatPercent>[0],
  before: number,
  after: number,
): string {
  const saved = 1 - after / before;

  return formatPercent(locale, saved, saved < leastSaved ? 1 : 0);
}
