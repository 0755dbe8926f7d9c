import type { FolderFileState, FolderFileView } from '@octavo/contract/folders';
import { useLoaderData } from 'react-router';
import type { FoldersData } from './folders.server.ts';

const looks: Readonly<Record<FolderFileState, string>> = {
  waiting: 'bg-well text-ink-soft',
  running: 'bg-lapis-wash text-lapis',
  done: 'bg-verdigris-wash text-verdigris',
  unchanged: 'bg-well text-ink-soft',
  failed: 'bg-rubric-wash text-rubric',
  cancelled: 'bg-well text-ink-soft',
};

/** Files with their states and results, or the reasons of failures: a block each on a phone, else a row. */
export function FileTable({ files }: { readonly files: readonly FolderFileView[] }) {
  const { batches, fileStates } = useLoaderData<FoldersData>().words;
  const cell = 'py-2.5 pr-4 align-top max-sm:block max-sm:py-0.5';

  return (
    <table className="mt-3 w-full text-left text-half max-sm:block">
      <thead className="text-caption text-ink-soft max-sm:sr-only">
        <tr className="border-b border-rule">
          {[batches.file, batches.state, batches.result].map((name) => (
            <th key={name} scope="col" className="py-2 pr-4 font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {files.map(({ path, state, results, problem }) => (
          <tr key={path} className="border-rule not-last:border-b max-sm:block max-sm:py-2.5">
            <td className={`${cell} font-medium wrap-anywhere`}>{path}</td>
            <td className={`${cell} whitespace-nowrap`}>
              <span className={`rounded-full px-2.5 py-0.5 ${looks[state]}`}>{fileStates[state]}</span>
            </td>
            <td className={`${cell} wrap-anywhere`}>{problem?.text ?? results.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
