import type { JobView } from '@octavo/contract/job';
import type { FileKind } from '@octavo/contract/kinds';
import { coverWidth } from '@octavo/contract/limits';
import type { ReadableDocument } from '@octavo/engine-browser/pdf-reader';
import { type RefObject, useEffect, useState } from 'react';
import type { FileWorkspace } from '../files/file-workspace.ts';
import { pictureCover } from '../files/picture-cover.ts';
import { isText, readWords } from './result-text.ts';

export type ResultView = JobView['results'][number];

/** Kinds of picture that every browser shows. */
const shownKinds: readonly FileKind[] = ['jpg', 'png', 'webp', 'gif', 'bmp', 'avif'];

const officeKinds: readonly FileKind[] = ['docx', 'xlsx', 'pptx'];

/** True when a result reports its previous size and can be laid over its original. */
export function isComparable({ kind, notes }: ResultView): boolean {
  const isAnnounced = notes.some(({ values }) => 'before' in values && 'after' in values);

  return isAnnounced && (kind === 'pdf' || shownKinds.includes(kind));
}

/** True for a picture that every browser shows. */
export function isShown({ kind }: Pick<ResultView, 'kind'>): boolean {
  return shownKinds.includes(kind);
}

/** True when the browser renders a result itself; any other is shown as the server rendered it. */
export function isDrawnHere({ kind }: ResultView): boolean {
  return !officeKinds.includes(kind);
}

/** Preview of a result before it is opened. */
export type Glance =
  | { readonly kind: 'loading' }
  | { readonly kind: 'picture'; readonly url: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'none' };

const textBytes = 4000;

/**
 * Loads the preview of a result once it comes into view, so that the results of a long list are not all
 * fetched.
 */
export function useGlance(
  workspace: FileWorkspace,
  result: ResultView,
  place: RefObject<HTMLElement | null>,
): Glance {
  const [glance, setGlance] = useState<Glance>({ kind: 'loading' });

  useEffect(() => {
    const controller = new AbortController();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) {
          observer.disconnect();
          glanceAt(workspace, result, controller.signal).then(setGlance, () => {
            // A rendering that fails loses nothing: the result can still be downloaded.
            if (!controller.signal.aborted) {
              setGlance({ kind: 'none' });
            }
          });
        }
      },
      { rootMargin: '200px' },
    );

    if (place.current !== null) {
      observer.observe(place.current);
    }

    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [workspace, result, place]);

  return glance;
}

async function glanceAt(workspace: FileWorkspace, result: ResultView, signal: AbortSignal): Promise<Glance> {
  if (isText(result.kind)) {
    return { kind: 'text', text: await readWords(workspace.transport, result, textBytes, signal) };
  }

  const bytes = await workspace.transport.readContent(result.token, signal);

  if (result.kind !== 'pdf') {
    const url = await pictureCover(bytes, result.kind);

    return url === null ? { kind: 'none' } : { kind: 'picture', url };
  }

  const document = await workspace.openDocument(bytes);

  try {
    const picture = await document.picture(0, coverWidth, signal);

    return { kind: 'picture', url: URL.createObjectURL(picture) };
  } finally {
    document.close();
  }
}

/** Opens a PDF result to be read page by page. */
export async function openResult(
  workspace: FileWorkspace,
  result: ResultView,
  signal: AbortSignal,
): Promise<ReadableDocument> {
  return workspace.openDocument(await workspace.transport.readContent(result.token, signal));
}
