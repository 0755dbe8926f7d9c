import { lazy, Suspense } from 'react';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { loadFolders } from './folders.server.ts';

export function loader(given: LoaderFunctionArgs) {
  return loadFolders(given);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.words.seoTitle ?? '' },
  { name: 'robots', content: 'noindex' },
];

/** Every page of a service names the modules of every route: these are named by this route alone. */
const View = lazy(async () => ({ default: (await import('./folders-view.tsx')).FoldersView }));

/** Page about folders, which only the desktop application has. */
export default function FoldersPage() {
  return (
    <Suspense fallback={null}>
      <View />
    </Suspense>
  );
}
