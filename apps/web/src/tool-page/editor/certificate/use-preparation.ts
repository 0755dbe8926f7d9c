import { useEffect, useSyncExternalStore } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { randomToken } from '../../../transports/random-token.ts';
import { failureFrom } from '../../files/workspace-file.ts';
import { listOf } from '../document/download-changes.ts';
import { assetsOf } from '../edits/asset-names.ts';
import { useEditor } from '../state/editor-context.ts';
import { makeRequest } from './make-request.ts';
import { useSigning, useSigningSession } from './signing-context.ts';
import { useSignatureTargets } from './use-signature-fields.ts';

/** Rest after a change before the file is prepared anew, in milliseconds. */
const restMilliseconds = 300;

/**
 * Prepares the file as it would be signed now: for the picture of its signature, and to say early what is not possible.
 */
export function usePreparation(): void {
  const { document, assets, state } = useEditor();
  const locale = useLocale();
  const session = useSigningSession();
  const { form, certificate } = useSigning();
  const { names } = useSignatureTargets();
  const known = useSyncExternalStore(assets.subscribe, assets.all);
  const { operations } = state.history;
  const fields = [...names].join('\n');

  useEffect(() => {
    if (certificate === null) {
      return;
    }

    let isCurrent = true;
    session.setPreparation({ state: 'preparing' });
    const timer = setTimeout(() => {
      const used = assetsOf(operations);
      const request = makeRequest(form, {
        sha256: document.description.sha256,
        id: randomToken().slice(0, 16),
        time: new Date(),
        signer: certificate.facts.name,
        digest: certificate.digest,
        language: locale,
        fields: new Set(fields.split('\n')),
      });
      session
        .prepare({
          file: document.file,
          edits: operations.length === 0 ? null : listOf(document.description, operations),
          request,
          assets: new Map(known.filter(({ name }) => used.has(name)).map(({ name, blob }) => [name, blob])),
        })
        .then(
          (prepared) => isCurrent && session.setPreparation({ state: 'prepared', ...prepared }),
          (error: unknown) =>
            isCurrent &&
            session.setPreparation({ state: 'failed', failure: failureFrom(error, 'engine-crashed') }),
        );
    }, restMilliseconds);

    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [session, document, certificate, form, operations, known, fields, locale]);
}
