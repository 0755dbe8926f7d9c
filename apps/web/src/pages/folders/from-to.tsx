import { useLoaderData } from 'react-router';
import type { FoldersData } from './folders.server.ts';

/** Both folders of a task. */
export function FromTo({ source, target }: { readonly source: string; readonly target: string }) {
  const { batches } = useLoaderData<FoldersData>().words;

  return (
    <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-half text-ink-soft">
      <dt>{batches.from}</dt>
      <dd className="wrap-anywhere">{source}</dd>
      <dt>{batches.to}</dt>
      <dd className="wrap-anywhere">{target}</dd>
    </dl>
  );
}
