import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { draftsMark } from './drafts-mark.ts';

const UnfinishedWork = lazy(async () => ({
  default: await (await import('../load-editor.ts')).loadUnfinishedWork(),
}));

/** Unfinished work of a tool; loads nothing on a device that has none. */
export function Drafts({ tool }: { readonly tool: string }) {
  const [hasDrafts, setHasDrafts] = useState(false);
  const [, setSearch] = useSearchParams();

  useEffect(() => {
    try {
      setHasDrafts(localStorage.getItem(draftsMark) !== null);
    } catch {
      // A browser that forbids storage has no unfinished work.
    }
  }, []);

  return hasDrafts ? (
    <Suspense>
      <UnfinishedWork
        tool={tool}
        onOpen={(sha256) => setSearch({ draft: sha256 }, { preventScrollReset: true })}
      />
    </Suspense>
  ) : null;
}
