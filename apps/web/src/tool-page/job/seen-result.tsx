import type { JobView } from '@octavo/contract/job';
import { previewCharacters, previewPages } from '@octavo/contract/limits';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Icon } from '@octavo/ui/icon';
import { Modal } from '@octavo/ui/modal';
import { useEffect, useState } from 'react';
import { useLocale } from '../../shell/use-locale.ts';
import { useTransport } from '../../transports/use-transport.ts';
import { Download } from './download-gate.tsx';
import { PageTurner } from './page-turner.tsx';
import { isText } from './result-text.ts';
import type { ResultView } from './use-result.ts';

interface SeenProps {
  readonly jobId: JobView['id'];
  readonly result: ResultView;
}

/** First preview of a result, in the size of a cover. */
export function SeenCover({ jobId, result, onPreview }: SeenProps & { onPreview(): void }) {
  const words = workbenchWords(useLocale()).result;
  const { previewAddress } = useTransport();
  const [first] = result.previews;

  return (
    <button
      type="button"
      disabled={first === undefined}
      onClick={onPreview}
      aria-label={fill(words.preview, { name: result.name })}
      className="result-cover"
    >
      {first === undefined ? (
        <span className="grid justify-items-center gap-2 text-[#6f7178]">
          <Icon name="file" size={28} />
          <span className="text-[0.6875rem] font-semibold uppercase">{result.kind}</span>
        </span>
      ) : first.kind === 'txt' ? (
        <SeenText jobId={jobId} result={result} small />
      ) : (
        <img
          src={previewAddress(jobId, result.place, first.page)}
          alt=""
          loading="lazy"
          className="size-full object-contain"
        />
      )}
    </button>
  );
}

/** Previews of a result, in a dialog. */
export function SeenPreview({
  jobId,
  result,
  page,
  onClose,
}: SeenProps & { readonly page: number; onClose(): void }) {
  const words = workbenchWords(useLocale()).result;
  const { contentAddress, previewAddress } = useTransport();
  const [index, setIndex] = useState(page);
  const { previews } = result;
  const shown = previews[index];

  return (
    <Modal wide title={result.name} closeLabel={words.close} onClose={onClose}>
      <div className="grid min-h-72 grow place-items-center overflow-auto border-t border-rule bg-well p-4 sm:p-5">
        {shown?.kind === 'jpg' && (
          <img
            src={previewAddress(jobId, result.place, shown.page)}
            alt={fill(words.page, { page: shown.page, pages: result.pages ?? previews.length })}
            className="max-h-[calc(100dvh-16rem)] max-w-full border border-rule bg-page shadow-lift"
          />
        )}
        {shown?.kind === 'txt' && (
          <div className="rounded border border-rule bg-page p-6">
            <SeenText jobId={jobId} result={result} />
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-rule px-6 py-3.5">
        <p className="grow basis-60 text-caption text-ink-soft">{seenText(result, words)}</p>
        {previews.length > 1 && shown !== undefined && (
          <PageTurner
            at={index}
            count={previews.length}
            page={shown.page}
            pages={result.pages ?? previews.length}
            onTurn={setIndex}
          />
        )}
        <Download href={contentAddress(result.token, 'save')} name={result.name} look="primary">
          {words.download}
        </Download>
      </div>
    </Modal>
  );
}

type ResultWords = ReturnType<typeof workbenchWords>['result'];

/** Text about the previews: complete or partial, with or without our mark. */
export function seenText(result: ResultView, words: ResultWords): string {
  // A text has neither pages nor our mark.
  if (isText(result.kind)) {
    return result.sizeBytes <= previewCharacters ? words.seenWhole : words.textCut;
  }

  const isMarked = result.previews.some((preview) => preview.isMarked);

  if (isWhole(result)) {
    return isMarked ? words.seenWholeMarked : words.seenWhole;
  }

  return isMarked ? words.seenMarked : words.seen;
}

function isWhole({ pages, previews }: ResultView): boolean {
  return pages === null ? previews.length < previewPages : previews.length >= pages;
}

export function SeenText({ jobId, result, small = false }: SeenProps & { readonly small?: boolean }) {
  const { readPreview } = useTransport();
  const [text, setText] = useState('');
  const page = result.previews[0]?.page;

  useEffect(() => {
    if (page === undefined) {
      return;
    }

    const controller = new AbortController();
    // If its text can't be loaded, the page stays white.
    readPreview(jobId, result.place, page, controller.signal).then(setText, () => undefined);

    return () => controller.abort();
  }, [readPreview, jobId, result, page]);

  return (
    <span
      className={`block text-left whitespace-pre-wrap text-[#1b1d22] ${small ? 'h-full w-full overflow-hidden p-3 text-[0.5rem] leading-snug' : ''}`}
    >
      {text}
    </span>
  );
}
