import { isFailure } from '@octavo/contract/failures';
import type { JobView } from '@octavo/contract/job';
import type { ReadableDocument } from '@octavo/engine-browser/pdf-reader';
import { useEffect, useState } from 'react';
import type { FileWorkspace } from '../files/file-workspace.ts';
import type { WorkspaceFile } from '../files/workspace-file.ts';
import { openResult, type ResultView } from './use-result.ts';

/** Width in pixels: sharp in the widest dialog on most screens. */
const pageWidth = 1400;

/** Opens a PDF result; `isLocked` when it opens only with its password. */
export function useResultDocument(
  workspace: FileWorkspace,
  result: ResultView,
): { readonly document: ReadableDocument | null; readonly isLocked: boolean } {
  const [document, setDocument] = useState<ReadableDocument | null>(null);
  const [isLocked, setLocked] = useState(false);

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

  return { document, isLocked };
}

/** The PDF that a result was made from, while it can be read; null when it is not wanted. */
export function useOriginal(
  { workspace, files, job }: OriginalPlace,
  result: ResultView,
  isWanted: boolean,
): ReadableDocument | null {
  const token = isWanted && result.input !== null ? job.inputs[result.input]?.token : undefined;
  const inWorkspace = files.find((file) => file.token === token);
  const [fetched, setFetched] = useState<ReadableDocument | null>(null);
  const known = inWorkspace === undefined ? null : workspace.documentOf(inWorkspace.key);

  useEffect(() => {
    if (token === undefined || known !== null) {
      return;
    }

    const controller = new AbortController();
    let opened: ReadableDocument | null = null;
    workspace.transport
      .readContent(token, controller.signal)
      .then((bytes) => workspace.openDocument(bytes))
      .then(
        (next) => {
          opened = next;
          setFetched(next);
        },
        // Without the original the result is shown alone.
        () => undefined,
      );

    return () => {
      controller.abort();
      opened?.close();
    };
  }, [workspace, token, known]);

  return known ?? fetched;
}

interface OriginalPlace {
  readonly workspace: FileWorkspace;
  readonly files: readonly WorkspaceFile[];
  readonly job: JobView;
}

/** Address of the picture of a page, from 0; null until it is drawn. */
export function usePageAddress(document: ReadableDocument | null, page: number): string | null {
  const [url, setUrl] = useState<string | null>(null);

  useEffect(() => {
    if (document === null || page >= document.description.pages) {
      setUrl(null);

      return;
    }

    const controller = new AbortController();
    let made: string | null = null;
    document.picture(page, pageWidth, controller.signal).then(
      (picture) => {
        made = URL.createObjectURL(picture);
        setUrl(made);
      },
      // If a page can't be rendered, the previous one stays.
      () => undefined,
    );

    return () => {
      controller.abort();

      if (made !== null) {
        // The picture stays on screen until the next page is ready; its bytes are released after that.
        setTimeout(URL.revokeObjectURL, 2000, made);
      }
    };
  }, [document, page]);

  return url;
}
