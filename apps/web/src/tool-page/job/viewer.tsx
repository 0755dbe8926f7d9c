import type { JobView } from '@octavo/contract/job';
import { plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Icon } from '@octavo/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../shell/use-locale.ts';
import { useTransport } from '../../transports/use-transport.ts';
import type { FileWorkspace } from '../files/file-workspace.ts';
import { PagePicture } from '../files/page-picture.tsx';
import type { WorkspaceFile } from '../files/workspace-file.ts';
import { Compare } from './compare.tsx';
import { useGate } from './download-gate.tsx';
import { PageTurner } from './page-turner.tsx';
import { isText, readWords } from './result-text.ts';
import { SeenViewer } from './seen-viewer.tsx';
import { useOriginal, usePageAddress, useResultDocument } from './use-document-pages.ts';
import { isComparable, isDrawnHere, type ResultView, useGlance } from './use-result.ts';
import { NothingToSee, PageStrip, ViewerFrame } from './viewer-frame.tsx';

export interface ViewerProps {
  readonly workspace: FileWorkspace;
  readonly files: readonly WorkspaceFile[];
  readonly job: JobView;
  readonly result: ResultView;
  /** Opens the preview in full size, at a page or a preview from 0. */
  onPreview(index: number): void;
}

/** Bytes of a text shown beside the result; the preview in full size has more. */
const textBytes = 8000;

/** Size of a page in the list beside the large one, in pixels. */
const small = { width: 82, height: 112 };

/** Pages listed beside the large one; a longer document is turned by the bar. */
const mostListed = 60;

/** Large preview of the only result, with its pages to turn. */
export function Viewer(props: ViewerProps) {
  const { isOpen } = useGate();
  const { result } = props;

  if (!isOpen || !isDrawnHere(result)) {
    return <SeenViewer {...props} />;
  }

  if (result.kind === 'pdf') {
    return <PdfViewer {...props} />;
  }

  return isText(result.kind) ? <TextViewer {...props} /> : <PictureViewer {...props} />;
}

function PdfViewer({ workspace, files, job, result, onPreview }: ViewerProps) {
  const locale = useLocale();
  const words = workbenchWords(locale).result;
  const { document, isLocked } = useResultDocument(workspace, result);
  const compares = isComparable(result);
  const original = useOriginal({ workspace, files, job }, result, compares);
  const [page, setPage] = useState(0);
  const after = usePageAddress(document, page);
  const before = usePageAddress(original, page);
  const count = document?.description.pages ?? result.pages ?? 1;
  const listed = Array.from({ length: Math.min(count, mostListed) }, (_, index) => index + 1);

  if (isLocked) {
    return (
      <ViewerFrame turner={null} foot={words.notSeen}>
        <p className="flex items-center gap-3 text-ink-soft">
          <Icon name="lock" />
          {words.locked}
        </p>
      </ViewerFrame>
    );
  }

  return (
    <ViewerFrame
      turner={
        <PageTurner
          at={page}
          count={count}
          page={page + 1}
          pages={count}
          takesKeys={false}
          onTurn={setPage}
        />
      }
      foot={compares ? words.compareHint : plural(locale, count, words.viewWhole)}
      onFullScreen={() => onPreview(page)}
      strip={
        compares || count === 1 ? undefined : (
          <PageStrip
            pages={listed}
            count={count}
            at={page}
            onTurn={setPage}
            renderPage={(index) => (
              <span className="block" style={small}>
                <PagePicture document={document} page={index} turn={0} box={small} />
              </span>
            )}
          />
        )
      }
    >
      {after === null ? (
        <span className="result-page block aspect-[1/1.4] max-w-xs animate-pulse" />
      ) : before === null || !compares ? (
        <img src={after} alt={fill(words.page, { page: page + 1, pages: count })} className="result-page" />
      ) : (
        <Compare before={before} after={after} />
      )}
    </ViewerFrame>
  );
}

function TextViewer({ result, onPreview }: ViewerProps) {
  const words = workbenchWords(useLocale()).result;
  const transport = useTransport();
  const [text, setText] = useState('');

  useEffect(() => {
    const controller = new AbortController();
    // Without an answer the page stays empty; the file can still be downloaded.
    readWords(transport, result, textBytes, controller.signal).then(setText, () => undefined);

    return () => controller.abort();
  }, [transport, result]);

  return (
    <ViewerFrame
      turner={null}
      foot={result.sizeBytes > textBytes ? words.textCut : words.seenWhole}
      onFullScreen={() => onPreview(0)}
    >
      <pre className="result-text bg-sheet font-sans text-half whitespace-pre-wrap">{text}</pre>
    </ViewerFrame>
  );
}

function PictureViewer({ workspace, job, result, onPreview }: ViewerProps) {
  const words = workbenchWords(useLocale()).result;
  const { contentAddress } = useTransport();
  const place = useRef<HTMLSpanElement>(null);
  const glance = useGlance(workspace, result, place);
  const [isBroken, setIsBroken] = useState(false);
  const original = result.input === null ? undefined : job.inputs[result.input];

  if (glance.kind === 'none') {
    return <NothingToSee />;
  }

  // This browser may be unable to show the original, or the original has expired.
  const compares = isComparable(result) && original !== undefined && !isBroken;

  return (
    <ViewerFrame
      turner={null}
      foot={compares ? words.compareHint : words.seenWhole}
      onFullScreen={() => onPreview(0)}
    >
      {compares ? (
        <Compare
          before={contentAddress(original.token, 'show')}
          after={contentAddress(result.token, 'show')}
          onBroken={() => setIsBroken(true)}
        />
      ) : (
        <span ref={place} className="grid size-full min-h-40 place-items-center">
          {glance.kind === 'picture' && <img src={glance.url} alt={result.name} className="result-page" />}
        </span>
      )}
    </ViewerFrame>
  );
}
