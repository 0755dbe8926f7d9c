import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Icon } from '@octavo/ui/icon';
import { useRef } from 'react';
import { useLocale } from '../../shell/use-locale.ts';
import type { FileWorkspace } from '../files/file-workspace.ts';
import { type Glance, type ResultView, useGlance } from './use-result.ts';

interface ResultCoverProps {
  readonly workspace: FileWorkspace;
  readonly result: ResultView;
  onPreview(): void;
}

/** First page of one result among several, drawn by the browser; opens the preview. */
export function ResultCover({ workspace, result, onPreview }: ResultCoverProps) {
  const words = workbenchWords(useLocale()).result;
  const place = useRef<HTMLButtonElement>(null);
  const glance = useGlance(workspace, result, place);

  return (
    <button
      ref={place}
      type="button"
      disabled={glance.kind !== 'picture' && glance.kind !== 'text'}
      onClick={onPreview}
      aria-label={fill(words.preview, { name: result.name })}
      className="result-cover"
    >
      <GlanceView glance={glance} kind={result.kind} />
    </button>
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
