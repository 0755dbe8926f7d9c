import { EditingClient, type EditingDocument } from '@octavo/engine-browser/editing/editing-client';
import { type AnswerBox, fieldBoxes } from '@octavo/forms/field-boxes';
import type { FormRevision } from '@octavo/forms/form-map';
import { useEffect, useState } from 'react';
import { fetchBlank } from './fetch-blank.ts';

/** Blank of a form in the engines of the browser. */
export type OpenedBlank =
  | { readonly state: 'opening' }
  | {
      readonly state: 'open';
      readonly revision: FormRevision;
      /** Id of the revision of the blank; newer than the other where the operator has put a newer blank. */
      readonly printed: string;
      readonly document: EditingDocument;
      readonly boxes: readonly AnswerBox[];
    }
  | { readonly state: 'failed' };

/**
 * Fetches and opens the blank of a revision; besides fonts, nothing else is requested while the form is
 * filled in.
 *
 * @param form folder of the form
 */
export function useBlank(form: string, revision: FormRevision): OpenedBlank {
  const [opened, setOpened] = useState<OpenedBlank>({ state: 'opening' });

  useEffect(() => {
    const controller = new AbortController();
    const client = new EditingClient();
    let document: EditingDocument | null = null;
    setOpened({ state: 'opening' });
    const open = async (): Promise<OpenedBlank> => {
      const { file, revision: printed } = await fetchBlank(form, revision, controller.signal);
      document = await client.open(file);
      const { fields } = await document.fields();

      return { state: 'open', revision, printed, document, boxes: fieldBoxes(fields, revision) };
    };
    open()
      .catch((): OpenedBlank => ({ state: 'failed' }))
      .then((next) => {
        if (controller.signal.aborted) {
          document?.close();
          client.stop();
        } else {
          setOpened(next);
        }
      });

    return () => {
      controller.abort();
      document?.close();
      client.stop();
    };
  }, [form, revision]);

  // The last revision stays open until the effect of the next one: its fields are others.
  return opened.state === 'open' && opened.revision !== revision ? { state: 'opening' } : opened;
}
