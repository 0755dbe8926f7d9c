import type { JobView } from '@octavo/contract/job';
import { formatElapsed } from '@octavo/i18n/elapsed';
import { formatBytes, formatNumber } from '@octavo/i18n/format';
import { workbenchWords } from '@octavo/i18n/workbench';
import { useIsDesktop } from '../../session/use-is-desktop.ts';
import { useLocale } from '../../shell/use-locale.ts';
import { clockTime } from '../../shell/use-moment.ts';

/**
 * Figures of the results under their name: how many, how large, how long it took, and until when they exist. In the
 * desktop application, they exist until the window is closed.
 */
export function ResultFacts({ job }: { readonly job: JobView }) {
  const locale = useLocale();
  const isDesktop = useIsDesktop();
  const words = workbenchWords(locale).result.facts;
  const { results, startedAt, finishedAt, expiresAt } = job;
  const [only] = results;
  const bytes = results.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const facts = [
    results.length > 1
      ? [words.files, formatNumber(locale, results.length)]
      : only?.pages
        ? [words.pages, formatNumber(locale, only.pages)]
        : [words.kind, only?.kind.toUpperCase() ?? ''],
    [words.size, formatBytes(locale, bytes)],
    ...(startedAt === null || finishedAt === null
      ? []
      : [[words.took, formatElapsed(locale, Date.parse(finishedAt) - Date.parse(startedAt))]]),
    ...(isDesktop ? [] : [[words.until, clockTime(locale, new Date(expiresAt))]]),
  ];

  return (
    <dl className="result-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-caption text-ink-faint">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
