import type { JobView } from '@octavo/contract/job';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { useState } from 'react';
import { useLocale } from '../../shell/use-locale.ts';
import { useTransport } from '../../transports/use-transport.ts';
import { OriginalViewer } from './original-viewer.tsx';
import { PageTurner } from './page-turner.tsx';
import { SeenText, seenText } from './seen-result.tsx';
import { useOriginal, usePageAddress } from './use-document-pages.ts';
import { isDrawnHere, type ResultView } from './use-result.ts';
import type { ViewerProps } from './viewer.tsx';
import { NothingToSee, PageStrip, ViewerFrame } from './viewer-frame.tsx';

/** Preview as far as the server permits it: the first pages or the first words. */
export function SeenViewer({ workspace, files, job, result, onPreview }: ViewerProps) {
  const words = workbenchWords(useLocale()).result;
  const { previewAddress } = useTransport();
  const [at, setAt] = useState(0);
  const { previews } = result;
  const shown = previews[at];
  const count = result.pages ?? previews.length;
  // A document that was written anew is laid beside the pages that it was made from.
  const original = useOriginal(
    { workspace, files, job },
    result,
    !isDrawnHere(result) && isMadeOfPdf(job, result),
  );
  const source = usePageAddress(original, shown === undefined ? 0 : shown.page - 1);

  if (shown === undefined) {
    return original === null ? <NothingToSee /> : <OriginalViewer original={original} />;
  }

  const picture = (
    <img
      src={previewAddress(job.id, result.place, shown.page)}
      alt={fill(words.page, { page: shown.page, pages: count })}
      className="result-page"
    />
  );

  return (
    <ViewerFrame
      turner={
        previews.length > 1 && (
          <PageTurner
            at={at}
            count={previews.length}
            page={shown.page}
            pages={count}
            takesKeys={false}
            onTurn={setAt}
          />
        )
      }
      foot={seenText(result, words)}
      onFullScreen={() => onPreview(at)}
      strip={
        previews.length < 2 || source !== null ? undefined : (
          <PageStrip
            pages={previews.map(({ page }) => page)}
            count={count}
            at={at}
            onTurn={setAt}
            renderPage={(index) => (
              <img
                src={previewAddress(job.id, result.place, previews[index]?.page ?? 1)}
                alt=""
                className="result-page"
              />
            )}
          />
        )
      }
    >
      {shown.kind === 'txt' ? (
        <div className="result-text bg-page">
          <SeenText jobId={job.id} result={result} />
        </div>
      ) : source === null ? (
        picture
      ) : (
        <div className="result-pair">
          <p>{words.view.original}</p>
          <p>{words.view.here}</p>
          <img src={source} alt="" className="result-page" />
          {picture}
        </div>
      )}
    </ViewerFrame>
  );
}

function isMadeOfPdf(job: JobView, { input }: ResultView): boolean {
  return input !== null && job.inputs[input]?.name.toLowerCase().endsWith('.pdf') === true;
}
