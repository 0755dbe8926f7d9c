import type { JobView } from '@octavo/contract/job';
import { type NoteFigure, noteFigures, noteText } from '@octavo/i18n/notes';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../../shell/use-locale.ts';

type Note = JobView['results'][number]['notes'][number];

/** Notes that ask for a look at the result. All others say what was done or kept. */
const worthALook: ReadonlySet<string> = new Set([
  'archive-claim-removed',
  'changed-after-signing',
  'characters-dropped',
  'comments-left',
  'comments-skipped',
  'drawing-images-framed',
  'first-frame-only',
  'first-page-only',
  'form-answers-doubtful',
  'form-answers-missing',
  'form-not-drawn',
  'frames-left-out',
  'images-left-out',
  'letters-missing',
  'marks-left',
  'nothing-found',
  'numbers-unread',
  'objects-left-out',
  'page-over-size',
  'pages-read-badly',
  'pages-without-words',
  'parts-missing',
  'preview-used',
  'protection-dropped',
  'references-left-out',
  'scans-not-read',
  'scans-not-readable',
  'sheet-too-wide',
  'signatures-removed',
  'solids-left-out',
  'sums-contradict',
  'tables-only',
  'target-missed',
  'text-instead-of-tables',
  'values-skipped',
  'verdict-careful',
  'verdict-layout',
  'verdict-look',
]);

/** Notes that the page shows in another way: as sizes, or in the report of a redaction. */
function isReported({ code }: Note): boolean {
  return (
    !['compressed', 'picture-compressed', 'well-compressed', 'already-small'].includes(code) &&
    !code.startsWith('redaction-')
  );
}

interface ReportProps {
  readonly notes: readonly Note[];
}

/** Report of a result in words: what to look at first, then what was kept. Measurements are behind "Details". */
export function Report({ notes }: ReportProps) {
  const locale = useLocale();
  const words = workbenchWords(locale).result;
  const reported = notes.filter(isReported);
  const looks = reported.filter(({ code }) => worthALook.has(code));
  const good = reported.filter(({ code }) => !worthALook.has(code));
  const figures = notes.flatMap((note) => noteFigures(locale, note));

  const change = notes.map(seenChange).find((found) => found !== null);

  if (reported.length === 0 && figures.length === 0) {
    return null;
  }

  // Figures alone are all behind "Details", so that the title would stand above nothing.
  const isTitled = reported.length > 0 || (change !== undefined && change !== null);

  return (
    <section aria-labelledby="report" className="result-report">
      <h3
        id="report"
        className={isTitled ? 'mb-2 font-sans text-body font-semibold tracking-normal' : 'sr-only'}
      >
        {looks.length > 0 ? words.report.look : words.report.good}
      </h3>
      <ul>
        {looks.map((note) => (
          <li key={keyOf(note)} className="worth-a-look">
            <Icon name="eye" size={18} className="mt-0.5 text-ochre" />
            {noteText(locale, note)}
          </li>
        ))}
        {change !== undefined && change !== null && (
          <li>
            <Icon name="check" size={18} className="mt-0.5 text-verdigris" />
            {words.seenChange[change]}
          </li>
        )}
        {good.map((note) => (
          <li key={keyOf(note)}>
            <Icon name="check" size={18} className="mt-0.5 text-verdigris" />
            {noteText(locale, note)}
          </li>
        ))}
      </ul>
      {figures.length > 0 && <Details figures={figures} />}
    </section>
  );
}

function Details({ figures }: { readonly figures: readonly NoteFigure[] }) {
  const words = workbenchWords(useLocale()).result;

  return (
    <details className="group/details">
      <summary className="inline-flex min-h-(--target) list-none items-center gap-1.5 font-medium text-lapis [&::-webkit-details-marker]:hidden">
        {words.details}
        <Icon name="chevron" size={16} className="group-open/details:rotate-180" />
      </summary>
      <dl>
        {figures.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="text-right tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Likeness (SSIM) of the most affected page from which people hardly see a difference. */
const alike = 0.97;

/** Effect of a compression, in words; null for other notes, and when it was not measured. */
function seenChange({ code, values }: Note): 'none' | 'some' | null {
  if (code !== 'compressed' || !values['pagesMeasured']) {
    return null;
  }

  return Number(values['ssimWorst'] ?? values['ssim']) >= alike ? 'none' : 'some';
}

function keyOf({ code, values }: Note): string {
  return `${code} ${JSON.stringify(values)}`;
}
