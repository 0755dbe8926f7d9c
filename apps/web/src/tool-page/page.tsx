import { MissingLanguages } from '@octavo/tools/kit/language-data';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { desktopContext, languagesContext, missingContext, sessionContext } from '../server-context.ts';
import { localeOf } from '../shell/address.ts';
import { pageNotFound } from '../shell/not-found.server.ts';
import { originOf } from '../shell/origin.server.ts';
import { useLocale } from '../shell/use-locale.ts';
import { pricesFor } from '../structured-data/prices.server.ts';
import { About } from './about.tsx';
import { LanguageDataProvider } from './language-data.tsx';
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

  const missing = missingFor(tool.facts, context.get(missingContext)());

  const languages = await context.get(languagesContext)();

  return {
    ...tool,
    missing,
    languages,
    origin: originOf(given),
    rule,
    prices,
    limitBytes: session.taskBytes,
  };
}

/** The same for all visitors: the server renders it once. */
export const handle = { isShared: true };

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) =>
  loaderData === undefined ? [] : toolMetadata(loaderData, location.pathname);

export default function ToolPage() {
  const { name, rule, limitBytes, missing, languages, ...tool } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const { id, facts, copy } = tool;

  return (
    <LanguageDataProvider {...languages}>
      <article data-family={facts.group}>
        {missing !== null && (
          <div className="wrap">
            <MissingProgram program={missing} />
          </div>
        )}
        {facts.readsScans === true && languages.missing.length > 0 && (
          <div className="wrap my-4">
            <MissingLanguages locale={locale} namesPresent />
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
    </LanguageDataProvider>
  );
}
