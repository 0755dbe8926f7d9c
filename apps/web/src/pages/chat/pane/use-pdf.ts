import { type FailureCode, isFailure } from '@octavo/contract/failures';
import { PdfReader, type ReadableDocument } from '@octavo/engine-browser/pdf-reader';
import { useEffect, useState } from 'react';
import { useTransport } from '../../../transports/use-transport.ts';
import { carriedPdf } from '../state/carried-pdfs.ts';

export type PanePdf =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly document: ReadableDocument }
  | { readonly state: 'locked'; readonly isWrong: boolean }
  | { readonly state: 'failed' };

const passwordCodes: ReadonlySet<FailureCode> = new Set<FailureCode>(['password-required', 'wrong-password']);

/** Opens a file of the conversation to show its pages; a protected one once its password is given. */
export function usePdf(token: string, password: string | null): PanePdf {
  const { readContent } = useTransport();
  const [reader] = useState(() => new PdfReader());
  const [opened, setOpened] = useState<PanePdf>({ state: 'opening' });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const carried = carriedPdf(token);
    let document: ReadableDocument | null = null;
    setOpened({ state: 'opening' });

    const open = async () => {
      const bytes = carried?.file ?? (await readContent(token, signal));
      document = await reader.open(bytes, password ?? carried?.password ?? '');

      if (signal.aborted) {
        document.close();
      } else {
        setOpened({ state: 'open', document });
      }
    };

    open().catch((error: unknown) => {
      if (!signal.aborted) {
        setOpened(
          isFailure(error) && passwordCodes.has(error.code)
            ? { state: 'locked', isWrong: error.code === 'wrong-password' }
            : { state: 'failed' },
        );
      }
    });

    return () => {
      controller.abort();
      document?.close();
    };
  }, [reader, readContent, token, password]);

  useEffect(() => () => reader.stop(), [reader]);

  return opened;
}
