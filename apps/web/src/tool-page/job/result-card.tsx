import { formatBytes, formatPercent, plural } from '@octavo/i18n/format';
import { noteText } from '@octavo/i18n/notes';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Button } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { useRef } from 'react';
import { useLocale } from '../../shell/use-locale.ts';
import { useTransport } from '../../transports/use-transport.ts';
import type { FileWorkspace } from '../files/file-workspace.ts';
import { Download, useGate } from './download-gate.tsx';
import { PageStrip } from './page-strip.tsx';
import { SeenCover, SeenPages } from './seen-result.tsx';
import { type Glance, isComparable, isDrawnHere, type ResultView, useGlance } from './use-result.ts';

interface ResultCardProps {
  readonly workspace: FileWorkspace;
  readonly jobId: string;
  readonly result: ResultView;
  /** True for the only result, which has room for more details. */
  readonly alone: boolean;
  onPreview(page: number): void;
}

/** Styles of a report's verdicts, recognizable before they are read. */
const verdictLooks: Readonly<Partial<Record<ResultView['notes'][number]['code'], string>>> = {
  'verdict-good': 'font-medium text-verdigris',
  'verdict-look': 'font-medium text-ochre',
  'verdict-careful': 'font-medium text-rubric',
  'nothing-found': 'font-medium text-rubric',
};

export function ResultCard(props: ResultCardProps) {
  const { jobId, result, alone, onPreview } = props;
  const { isOpen } = useGate();

  if (!isOpen || !isDrawnHere(result)) {
    return (
      <article className={alone ? 'grid gap-5' : 'flex gap-4'}>
        {!alone && <SeenCover jobId={jobId} result={result} onPreview={onPreview} />}
        <About {...props} />
        {alone && <SeenPages jobId={jobId} result={result} onPreview={onPreview} />}
      </article>
    );
  }

  if (alone && result.kind === 'pdf') {
    return (
      <article className="grid gap-5">
        <About {...props} />
        <PageStrip workspace={props.workspace} result={result} onPreview={props.onPreview} />
      </article>
    );
  }

  return (
    <article className={alone ? 'grid gap-x-8 gap-y-5 sm:grid-cols-[minmax(0,220px)_1fr]' : 'flex gap-4'}>
      <Cover {...props} />
      <About {...props} />
    </article>
  );
}

function Cover({ workspace, result, alone, onPreview }: ResultCardProps) {
  const words = workbenchWords(useLocale()).result;
  const place = useRef<HTMLButtonElement>(null);
  const glance = useGlance(workspace, result, place);
  const previewable = glance.kind === 'picture' || glance.kind === 'text';

  return (
    <button
      ref={place}
      type="button"
      disabled={!previewable}
      onClick={() => onPreview(0)}
      aria-label={fill(words.preview, { name: result.name })}
      className={`group/result relative grid aspect-[1/1.3] shrink-0 place-items-center self-start overflow-hidden rounded border border-rule bg-leaf shadow-lift ${alone ? 'w-full max-sm:max-w-52' : 'w-26'}`}
    >
      <GlanceView glance={glance} kind={result.kind} />
      {previewable && (
        <span className="absolute right-2 bottom-2 grid size-8 place-content-center rounded-full bg-[#1b1d22]/85 text-white opacity-0 transition-opacity group-hover/result:opacity-100 group-focus-visible/result:opacity-100 pointer-coarse:opacity-100">
          <Icon name="eye" size={17} />
        </span>
      )}
    </button>
  );
}

function About({ result, alone, onPreview }: ResultCardProps) {
  const locale = useLocale();
  const words = workbenchWords(locale).result;
  const { contentAddress } = useTransport();
  const { isOpen } = useGate();
  const facts = [
    result.pages === null ? null : plural(locale, result.pages, words.pages),
    formatBytes(locale, result.sizeBytes),
  ].filter((fact) => fact !== null);

  // The page of a redaction lists these in its report.
  const notes = result.notes.filter(({ code }) => !code.startsWith('redaction-'));

  return (
    <div className="min-w-0 grow">
      <h3
        className={`font-sans font-semibold tracking-normal ${alone ? 'text-lead' : 'line-clamp-2 text-body'}`}
      >
        {result.name}
      </h3>
      <p className="mt-0.5 text-caption text-ink-soft">{facts.join(' · ')}</p>
      <SizeChange result={result} large={alone} />
      {notes.length > 0 && (
        <ul className="mt-2 grid max-w-2xl gap-1 text-caption text-ink-soft">
          {notes.map((note) => (
            <li key={`${note.code} ${JSON.stringify(note.values)}`} className={verdictLooks[note.code]}>
              {noteText(locale, note)}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2.5 flex flex-wrap gap-2 empty:hidden">
        {isOpen && isComparable(result) && (
          <Button size="small" onClick={() => onPreview(0)}>
            {words.compare}
          </Button>
        )}
        {!alone && (
          <Download
            href={contentAddress(result.token, 'save')}
            name={result.name}
            label={fill(words.save, { name: result.name })}
            look="plain"
            size="small"
          />
        )}
      </p>
    </div>
  );
}

/** Large figures of the size change, for a result that reports its previous size. */
function SizeChange({ result, large }: { readonly result: ResultView; readonly large: boolean }) {
  const locale = useLocale();
  const words = workbenchWords(locale).result;
  const before = result.notes
    .map(({ values }) => Number(values['before']))
    .find((size) => size > result.sizeBytes);

  if (before === undefined) {
    return null;
  }

  const saved = 1 - result.sizeBytes / before;

  return (
    <p className="mt-2 text-verdigris">
      <strong className={`font-serif font-semibold ${large ? 'text-heading' : 'text-lead'}`}>
        {fill(words.smaller, { percent: formatPercent(locale, saved, saved < 0.1 ? 1 : 0) })}
      </strong>
    </p>
  );
}

function GlanceView({ glance, kind }: { readonly glance: Glance; readonly kind: string }) {
  if (glance.kind === 'picture') {
    return <img src={glance.url} alt="" className="size-full object-contain" />;
  }

  if (glance.kind === 'text') {
    return (
      <span className="h-full w-full overflow-hidden p-3 text-left text-[0.5rem] leading-snug whitespace-pre-wrap text-[#1b1d22]">
        {glance.text}
      </span>
    );
  }

  return (
    <span
      className={`grid justify-items-center gap-2 text-[#6f7178] ${glance.kind === 'loading' ? 'animate-pulse' : ''}`}
    >
      <Icon name="file" size={28} />
      <span className="text-[0.6875rem] font-semibold uppercase">{kind}</span>
    </span>
  );
}
