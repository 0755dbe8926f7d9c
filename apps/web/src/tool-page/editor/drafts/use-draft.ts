import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EditingDocument } from '../document/editing-document.ts';
import { AssetStore } from '../state/asset-store.ts';
import type { KeptDraft } from './draft.ts';
import { readFile } from './draft-files.ts';
import { readDraft } from './draft-store.ts';

interface RestoredDraft {
  /** Null for a file without earlier work. */
  readonly draft: KeptDraft | null;
  readonly assets: AssetStore;
  /** Another number for every time that the draft was read. */
  readonly epoch: number;
}

/** Work on a document from an earlier visit, from another tab, or from before its job. */
export function useDraft(sha256: string | null, document: EditingDocument | null) {
  const [restored, setRestored] = useState<RestoredDraft | null>(null);
  const [epoch, setEpoch] = useState(0);
  // Work that was just applied, for browsers that store nothing.
  const memory = useRef<KeptDraft | null>(null);

  useEffect(() => {
    setRestored(null);

    if (sha256 === null || document === null) {
      return;
    }

    let isOver = false;
    const kept = memory.current?.sha256 === sha256 ? memory.current : null;
    readDraft(sha256)
      // A browser without storage has no earlier work.
      .catch(() => null)
      .then((stored) => {
        if (!isOver) {
          const draft = stored ?? kept;
          const assets = new AssetStore(draft?.assets ?? [], ({ name, blob }) =>
            document.addAsset(name, blob),
          );
          setRestored({ draft, assets, epoch });
        }
      });

    return () => {
      isOver = true;
    };
  }, [sha256, document, epoch]);

  const reload = useCallback(() => {
    memory.current = null;
    setEpoch((last) => last + 1);
  }, []);

  const keep = useMemo(
    () => ({
      draft(draft: KeptDraft) {
        memory.current = draft;
      },
      /** The given files, or the file of a draft; null when that is no longer on this device. */
      async fileOf(draftId: string | null, given: readonly File[]): Promise<readonly File[] | null> {
        if (given.length > 0 || draftId === null) {
          return given;
        }

        const [draft, bytes] = await Promise.all([readDraft(draftId).catch(() => null), readFile(draftId)]);

        return draft === null || bytes === null
          ? null
          : [new File([bytes], draft.name, { type: 'application/pdf' })];
      },
    }),
    [],
  );

  return { restored, reload, keep };
}
