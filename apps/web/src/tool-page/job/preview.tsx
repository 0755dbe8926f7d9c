import type { JobView } from '@octavo/contract/job';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Modal } from '@octavo/ui/modal';
import { useEffect, useState } from 'react';
import { useLocale } from '../../shell/use-locale.ts';
import { useTransport } from '../../transports/use-transport.ts';
import type { FileWorkspace } from '../files/file-workspace.ts';
import type { WorkspaceFile } from '../files/workspace-file.ts';
import { Compare } from './compare.tsx';
import { Download, useGate } from './download-gate.tsx';
import { PageTurner } from './page-turner.tsx';
import { PicturePreview } from './picture-preview.tsx';
import { isText, readWords } from './result-text.ts';
import { SeenPreview } from './seen-result.tsx';
import { useOriginal, usePageAddress, useResultDocument } from './use-document-pages.ts';
import { isComparable, isDrawnHere, type ResultView } from './use-result.ts';

interface PreviewProps {
  readonly workspace: FileWorkspace;
  readonly files: readonly WorkspaceFile[];
  readonly job: JobView;
  readonly index: number;
  /** From 0. */
  readonly page: number;
  onClose(): void;
}

const textBytes = 60_000;

export function Preview({ workspace, files, job, index, page, onClose }: PreviewProps) {
  const { contentAddress } = useTransport();
  const words = workbenchWords(useLocale()).result;
  const result = job.results[index];
  const { isOpen } = useGate();

  if (result === undefined) {
    return null;
  }

  if (!isOpen || !isDrawnHere(result)) {
    return <SeenPreview jobId={job.id} result={result} page={page} onClose={onClose} />;
  }

  return (
    <Modal wide title={result.name} closeLabel={words.close} onClose={onClose}>
      {result.kind === 'pdf' ? (
        <PdfPreview workspace={workspace} files={files} job={job} result={result} page={page} />
      ) : isText(result.kind) ? (
        <div className="grid min-h-72 overflow-auto border-t border-rule bg-well p-5">
          <TextPreview result={result} />
        </div>
      ) : (
        <PicturePreview job={job} result={result} />
      )}
      <div className="flex justify-end border-t border-rule px-6 py-3.5">
        <Download href={contentAddress(result.token, 'save')} name={result.name} look="primary">
          {words.download}
        </Download>
      </div>
    </Modal>
  );
}

type PdfPreviewProps = Pick<PreviewProps, 'workspace' | 'files' | 'job' | 'page'> & {
  readonly result: ResultView;
};

function PdfPreview({ workspace, files, job, result, page: firstPage }: PdfPreviewProps) {
  const words = workbenchWords(useLocale()).result;
  const { document } = useResultDocument(workspace, result);
  const [page, setPage] = useState(firstPage);
  const original = useOriginal({ workspace, files, job }, result, isComparable(result));
  const pages = document?.description.pages ?? result.pages ?? 1;
  const after = usePageAddress(document, page);
  const before = usePageAddress(original, page);

  return (
    <>
      <div className="grid min-h-72 grow place-items-center overflow-auto border-t border-rule bg-well p-4 sm:p-5">
        {after === null ? (
          <span className="size-full min-h-96 animate-pulse" />
        ) : before === null ? (
          <img
            src={after}
            alt={fill(words.page, { page: page + 1, pages })}
            className="max-h-[calc(100dvh-15rem)] max-w-full border border-rule bg-page shadow-lift"
          />
        ) : (
          <Compare before={before} after={after} />
        )}
      </div>
      {pages > 1 && (
        <div className="border-t border-rule py-2">
          <PageTurner at={page} count={pages} page={page + 1} pages={pages} onTurn={setPage} />
        </div>
      )}
    </>
  );
}

function TextPreview({ result }: { readonly result: ResultView }) {
  const words = workbenchWords(useLocale()).result;
  const transport = useTransport();
  const [text, setText] = useState('');

  useEffect(() => {
    const controller = new AbortController();
    // The card has already shown the beginning: without a response, the page stays empty.
    readWords(transport, result, textBytes, controller.signal).then(setText, () => undefined);

    return () => controller.abort();
  }, [transport, result]);

  return (
    <div className="rounded border border-rule bg-sheet p-6">
      <pre className="font-sans text-body whitespace-pre-wrap">{text}</pre>
      {result.sizeBytes > textBytes && <p className="mt-6 text-caption text-ink-soft">{words.textCut}</p>}
    </div>
  );
}
