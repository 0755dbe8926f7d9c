import { shellWords } from '@octavo/i18n/shell';
import { textTools } from '@octavo/tools/kit/picked-tools';
import { Icon } from '@octavo/ui/icon';
import { Link, type MetaFunction, useLoaderData } from 'react-router';
import { TrustLine } from '../../../shell/trust-line.tsx';
import { useAddress, useLocale } from '../../../shell/use-locale.ts';
import { About } from '../../../tool-page/about.tsx';
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
  const locale = useLocale();
  const address = useAddress();

  return (
    <article data-family="ai" className="wrap pt-7 sm:pt-9">
      <nav className="mb-3 text-caption">
        <Link
          to={address('/')}
          className="inline-flex items-center gap-1.5 py-1 text-ink-soft hover:text-ink"
        >
          <Icon name="arrowLeft" size={15} />
          {shellWords(locale).tool.home}
        </Link>
      </nav>
      <div className="flex items-start gap-4">
        <Icon path={icon} size={34} className="mt-1 text-family max-sm:hidden" />
        <div>
          <h1 className="text-display">{name}</h1>
          <p className="mt-2 max-w-3xl text-lead text-ink-soft">{copy.subtitle}</p>
        </div>
      </div>
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
