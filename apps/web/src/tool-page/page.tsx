import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { desktopContext, languagesContext, missingContext, sessionContext } from '../server-context.ts';
import { localeOf } from '../shell/address.ts';
import { loadPatiently } from '../shell/chunk-reload.ts';
import { pageNotFound } from '../shell/not-found.server.ts';
import { originOf } from '../shell/origin.server.ts';
import { useLocale } from '../shell/use-locale.ts';
import { pricesFor } from '../structured-data/prices.server.ts';
import { About } from './about.tsx';
import { missingFor } from './missing-for.ts';
import { MissingProgram } from './missing-program.tsx';
import { ruleFor } from './rule.server.ts';
import { loadTool } from './tool.server.ts';
import { toolMetadata } from './tool-metadata.ts';
import { ToolSurface } from './tool-surface.tsx';

export { shouldRevalidate } from './keeps-data.ts';

export async function loader(given: LoaderFunctionArgs) {
  const { request, params, context } = given;
  const session = context.get(sessionContext);
  const locale = localeOf(new URL(request.url).pathname);
  const tool = await loadTool(params['tool'], locale, session, context.get(desktopContext));

  if (tool === null) {
    return pageNotFound(request);
  }

  const [rule, prices] = await Promise.all([ruleFor(given, tool.facts.pro), pricesFor(given)]);

  return {
    ...tool,
    missing: missingFor(tool.facts, context.get(missingContext)()),
    languages: await context.get(languagesContext)(),
    origin: originOf(given),
    rule,
    prices,
    limitBytes: session.taskBytes,
  };
}

/** Loaded where languages are missing, which is in the desktop application alone. */
const ToolLanguageData = import.meta.env.SSR
  ? (await import('./tool-language-data.tsx')).ToolLanguageData
  : lazy(() =>
      loadPatiently(async () => ({ default: (await import('./tool-language-data.tsx')).ToolLanguageData })),
    );

/** The same for all visitors: the server renders it once. */
export const handle = { isShared: true };

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  loaderData === undefined ? [] : toolMetadata(loaderData, location.pathname);

export default function ToolPage() {
  const { name, rule, limitBytes, missing, languages, ...tool } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const { id, facts, copy } = tool;

  const page = (
    <article data-family={facts.group}>
      {missing !== null && (
        <div className="wrap">
          <MissingProgram program={missing} />
        </div>
      )}
      {/* Keyed by tool and language, so that each tool has a workspace of its own. */}
      {facts.surface !== 'form' && (
        <ToolSurface
          key={`${id} ${locale}`}
          surface={facts.surface}
          tool={tool}
          name={name}
          rule={rule}
          limitBytes={limitBytes}
        />
      )}
      <div className="wrap">
        <About copy={copy} related={facts.related} />
      </div>
    </article>
  );

  return languages.missing.length === 0 ? (
    page
  ) : (
    <Suspense>
      <ToolLanguageData languages={languages} readsScans={facts.readsScans === true}>
        {page}
      </ToolLanguageData>
    </Suspense>
  );
}
