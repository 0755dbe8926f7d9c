import { shellWords } from '@octavo/i18n/shell';
import { Icon } from '@octavo/ui/icon';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { sessionContext } from '../server-context.ts';
import { localeOf } from '../shell/address.ts';
import { pageNotFound } from '../shell/not-found.server.ts';
import { originOf } from '../shell/origin.server.ts';
import { useAddress, useLocale } from '../shell/use-locale.ts';
import { pricesFor } from '../structured-data/prices.server.ts';
import { About } from './about.tsx';
import { ruleFor } from './rule.server.ts';
import { loadTool } from './tool.server.ts';
import { toolMetadata } from './tool-metadata.ts';
import { ToolSurface } from './tool-surface.tsx';

export { shouldRevalidate } from './keeps-data.ts';

export async function loader(given: LoaderFunctionArgs) {
  const { request, params, context } = given;
  const session = context.get(sessionContext);
  const tool = await loadTool(params['tool'], localeOf(new URL(request.url).pathname), session);

  if (tool === null) {
    return pageNotFound(request);
  }

  const [rule, prices] = await Promise.all([ruleFor(given, tool.facts.pro), pricesFor(given)]);

  return { ...tool, origin: originOf(given), rule, prices, limitBytes: session.taskBytes };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  loaderData === undefined ? [] : toolMetadata(loaderData, location.pathname);

export default function ToolPage() {
  const { name, rule, limitBytes, ...tool } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const address = useAddress();
  const { id, facts, copy } = tool;

  return (
    <article data-family={facts.group} className="wrap pt-7 sm:pt-9">
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
        <Icon path={facts.icon} size={34} className="mt-1 text-family max-sm:hidden" />
        <div>
          <h1 className="text-display">{name}</h1>
          <p className="mt-2 max-w-3xl text-lead text-ink-soft">{copy.subtitle}</p>
        </div>
      </div>
      {/* Keyed by tool and language, so that each tool has a workspace of its own. */}
      {facts.surface !== 'form' && (
        <ToolSurface
          key={`${id} ${locale}`}
          surface={facts.surface}
          tool={tool}
          rule={rule}
          limitBytes={limitBytes}
        />
      )}
      <About copy={copy} related={facts.related} />
    </article>
  );
}
