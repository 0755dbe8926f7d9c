import type { FailureCode } from '@octavo/contract/failures';
import { EditingClient } from '@octavo/engine-browser/editing/editing-client';
import { useEffect, useState } from 'react';
import { failureFrom } from '../../files/workspace-file.ts';
import type { EditingDocument } from './editing-document.ts';
import { openDocument } from './open-document.ts';

export type OpenedDocument =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly document: EditingDocument }
  | { readonly state: 'locked'; readonly isWrong: boolean }
  | { readonly state: 'failed'; readonly because: FailureCode };

/** Opens a file in the engine; a protected one once its password is given. */
export function useDocument(file: Blob | null, password: string): OpenedDocument {
  const [client] = useState(() => new EditingClient());
  const [opened, setOpened] = useState<OpenedDocument>({ state: 'opening' });

  useEffect(() => {
    setOpened({ state: 'opening' });

    if (file === null) {
      return;
    }

    let isOver = false;
    let document: EditingDocument | null = null;
    openDocument(client, file, password)
      .then((made) => {
        document = made;

        if (isOver) {
          made.close();
        } else {
          setOpened({ state: 'open', document: made });
        }
      })
      .catch((error: unknown) => {
        const { code } = failureFrom(error, 'damaged-file');

        if (!isOver) {
          setOpened(
            code === 'password-required' || code === 'wrong-password'
              ? { state: 'locked', isWrong: code === 'wrong-password' }
              : { state: 'failed', because: code },
          );
        }
      });

    return () => {
      isOver = true;
      document?.close();
    };
  }, [client, file, password]);

  useEffect(() => () => client.stop(), [client]);

  return opened;
}
