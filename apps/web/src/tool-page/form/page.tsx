import '@octavo/ui/editor-tokens.css';
import './form.css';
import { lazy, Suspense } from 'react';
import { type MetaFunction, useLoaderData } from 'react-router';
import { loadPatiently } from '../../shell/chunk-reload.ts';
import { useLocale } from '../../shell/use-locale.ts';
import { About } from '../about.tsx';
import { toolMetadata } from '../tool-metadata.ts';
import type { loader } from './loader.server.ts';

export { shouldRevalidate } from '../keeps-data.ts';

/**
 * The server renders the form at once, so that it can be read without scripts. In the browser its code loads behind the
 * page: React takes over what the server has rendered when it is there.
 */
const FormSurface = import.meta.env.SSR
  ? (await import('./form-surface.tsx')).FormSurface
  : lazy(() => loadPatiently(async () => ({ default: (await import('./form-surface.tsx')).FormSurface })));

/** The same for all visitors: the server renders it once. */
export const handle = { isShared: true };

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  loaderData === undefined ? [] : toolMetadata(loaderData, location.pathname);

export default function FormPage() {
  const { name, data, rule, ...tool } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const { id, facts, copy } = tool;

  return (
    <article data-family={facts.group}>
      {/* Keyed by form and language, so that each form has answers of its own. */}
      <Suspense>
        <FormSurface key={`${id} ${locale}`} tool={tool} name={name} data={data} rule={rule} />
      </Suspense>
      <div className="wrap">
        <About copy={copy} related={facts.related} />
      </div>
    </article>
  );
}
