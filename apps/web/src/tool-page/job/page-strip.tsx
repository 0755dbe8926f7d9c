import { isFailure } from '@octavo/contract/failures';
import type { ReadableDocument } from '@octavo/engine-browser/pdf-reader';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Icon } from '@octavo/ui/icon';
import { useEffect, useState } from 'react';
import { useLocale } from '../../shell/use-locale.ts';
import type { FileWorkspace } from '../files/file-workspace.ts';
import { PagePicture } from '../files/page-picture.tsx';
import { openResult, type ResultView } from './use-result.ts';

/** Pages shown at once; the preview has the others. */
const shown = 12;
const box = { width: 118, height: 160 };

interface PageStripProps {
  readonly workspace: FileWorkspace;
  readonly result: ResultView;
  onPreview(page: number): void;
}

/** First pages of a result, as a reader will see them. */
export function PageStrip({ workspace, result, onPreview }: PageStripProps) {
  const words = workbenchWords(useLocale()).result;
  const { document, locked } = useDocument(workspace, result);
  const pages = document?.description.pages ?? result.pages ?? 1;

  if (locked) {
    return (
      <p className="flex items-center gap-3 text-ink-soft">
        <Icon name="lock" />
        {words.locked}
      </p>
    );
  }

  return (
    <ol className="-m-2 flex gap-4 overflow-x-auto p-2 pb-3">
      {Array.from({ length: Math.min(shown, pages) }, (_, page) => (
        <li key={page} className="shrink-0">
          <button
            type="button"
            onClick={() => onPreview(page)}
            aria-label={`${fill(words.preview, { name: result.name })}, ${fill(words.page, { page: page + 1, pages })}`}
            className="relative block rounded-md"
            style={box}
          >
            <PagePicture document={document} page={page} turn={0} box={box} />
          </button>
          <span className="mt-1 block text-center text-caption text-ink-soft tabular-nums">{page + 1}</span>
        </li>
      ))}
      {pages > shown && (
        <li className="grid shrink-0 place-content-center" style={box}>
          <button
            type="button"
            onClick={() => onPreview(shown)}
            className="rounded-lg px-3 py-2 text-lapis underline-offset-3 hover:underline"
          >
            + {pages - shown}
          </button>
        </li>
      )}
    </ol>
  );
}

function useDocument(workspace: FileWorkspace, result: ResultView) {
  const [document, setDocument] = useState<ReadableDocument | null>(null);
  const [locked, setLocked] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    let opened: ReadableDocument | null = null;
    openResult(workspace, result, controller.signal).then(
      (next) => {
        opened = next;
        setDocument(next);
      },
      // A rendering that fails loses nothing: the pages stay white and the file can be downloaded.
      (error: unknown) => setLocked(isFailure(error) && error.code === 'password-required'),
    );

    return () => {
      controller.abort();
      opened?.close();
    };
  }, [workspace, result]);

  return { document, locked };
}
