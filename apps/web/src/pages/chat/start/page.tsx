import { textTools } from '@octavo/tools/kit/picked-tools';
import { type MetaFunction, useLoaderData } from 'react-router';
import { TrustLine } from '../../../shell/trust-line.tsx';
import { About } from '../../../tool-page/about.tsx';
import { ToolHead } from '../../../tool-page/tool-head.tsx';
import { toolMetadata } from '../../../tool-page/tool-metadata.ts';
import type { loader } from './loader.server.ts';
import { RecentDocuments } from './recent-documents.tsx';
import { UploadPanel } from './upload-panel.tsx';

export { loader } from './loader.server.ts';

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  loaderData === undefined ? [] : toolMetadata(loaderData, location.pathname);

/** Page that takes documents to ask about. */
export default function ChatStart() {
  const { name, copy, icon, documents, left, limitBytes } = useLoaderData<typeof loader>();

  return (
    <article data-family="ai" className="wrap pt-7 sm:pt-9">
      <ToolHead icon={icon} name={name} subtitle={copy.subtitle} />
      <UploadPanel copy={copy} left={left} limitBytes={limitBytes} />
      <TrustLine limitBytes={undefined} className="mt-4 px-0.5" />
      <noscript>
        <p className="mt-4 text-ink-soft">{copy.without}</p>
      </noscript>
      {documents.length > 0 && <RecentDocuments copy={copy} documents={documents} />}
      <About copy={copy} related={textTools} />
    </article>
  );
}
