import type { JobView } from '@octavo/contract/job';
import { formatBytes, formatPercent } from '@octavo/i18n/format';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Button } from '@octavo/ui/button';
import { useState } from 'react';
import { useLocale } from '../../shell/use-locale.ts';
import { useTransport } from '../../transports/use-transport.ts';
import { Compare } from './compare.tsx';
import { isComparable, type ResultView } from './use-result.ts';

/** Screen pixels per picture pixel; the first entry fits the frame. */
const zooms = [undefined, 1, 2, 4];

interface PicturePreviewProps {
  readonly job: JobView;
  readonly result: ResultView;
}

/** Preview of a picture, laid over its original when there is something to compare. */
export function PicturePreview({ job, result }: PicturePreviewProps) {
  const { contentAddress } = useTransport();
  const [isBroken, setIsBroken] = useState(false);
  const [zoom, setZoom] = useState<number | undefined>();
  const original = result.input === null ? undefined : job.inputs[result.input];

  // This browser may be unable to show the original, or the original has expired.
  if (!isComparable(result) || original === undefined || isBroken) {
    return (
      <div className="grid min-h-72 overflow-auto border-t border-rule bg-well p-5">
        <img
          src={contentAddress(result.token, 'show')}
          alt={result.name}
          className="m-auto max-h-[calc(100dvh-14rem)] max-w-full object-contain shadow-lift"
        />
      </div>
    );
  }

  return (
    <>
      <Zoom result={result} zoom={zoom} onZoom={setZoom} />
      <div className="grid min-h-72 grow place-items-center-safe overflow-auto border-t border-rule bg-well p-4 sm:p-5">
        <Compare
          before={contentAddress(original.token, 'show')}
          after={contentAddress(result.token, 'show')}
          zoom={zoom}
          onBroken={() => setIsBroken(true)}
        />
      </div>
    </>
  );
}

interface ZoomProps {
  readonly result: ResultView;
  readonly zoom: number | undefined;
  onZoom(zoom: number | undefined): void;
}

function Zoom({ result, zoom, onZoom }: ZoomProps) {
  const locale = useLocale();
  const words = workbenchWords(locale).result;
  const before = result.notes.map(({ values }) => Number(values['before'])).find((size) => size > 0);

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule px-6 py-2">
      {before !== undefined && (
        <p className="grow text-caption text-ink-soft tabular-nums">
          {formatBytes(locale, before)} → {formatBytes(locale, result.sizeBytes)}
        </p>
      )}
      <fieldset className="flex gap-1.5">
        <legend className="sr-only">{words.zoom}</legend>
        {zooms.map((each) => (
          <Button
            key={each ?? 0}
            size="small"
            look={each === zoom ? 'plain' : 'quiet'}
            aria-pressed={each === zoom}
            onClick={() => onZoom(each)}
          >
            {each === undefined ? words.fit : formatPercent(locale, each)}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
