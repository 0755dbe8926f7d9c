import type { LoaderFunctionArgs } from 'react-router';
import { pathOfArticle } from '../../pages/articles/article.ts';
import { articlesIn } from '../../pages/articles/articles.server.ts';
import { type AskServer, askContext, desktopContext, sessionContext } from '../../server-context.ts';
import { localeOf } from '../../shell/address.ts';
import { pageNotFound } from '../../shell/not-found.server.ts';
import { originOf } from '../../shell/origin.server.ts';
import { pricesFor } from '../../structured-data/prices.server.ts';
import { ruleFor } from '../rule.server.ts';
import { loadTool } from '../tool.server.ts';
import { loadFormData } from './form-data.server.ts';

/** Data of the page of a form, whose path is the id of its tool. */
export async function loader(given: LoaderFunctionArgs) {
  const { request, context } = given;
  const { pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const isDesktop = context.get(desktopContext);
  const tool = await loadTool(pathname.split('/').at(-1), locale, context.get(sessionContext), isDesktop);

  if (tool?.facts.form === undefined) {
    return pageNotFound(request);
  }

  const { form, related } = tool.facts;
  const newest = await newestRevision(form, context.get(askContext));
  const [data, rule, prices] = await Promise.all([
    loadFormData(form, { locale, related, newest }),
    ruleFor(given, tool.facts.pro),
    pricesFor(given),
  ]);

  // The desktop application has no articles.
  const articles = (isDesktop ? [] : articlesIn(locale))
    .filter(({ tools }) => tools.includes(tool.id))
    .map((article) => ({ path: pathOfArticle(article), title: article.title, text: article.description }));

  return { ...tool, data, rule, prices, articles, origin: originOf(given) };
}

/** Newest revision of a form, to which the server leads; null when pages are served without an API. */
async function newestRevision(form: string, ask: AskServer | null): Promise<string | null> {
  const answer = await ask?.(`/forms/${form}/newest.pdf`, { method: 'GET' });

  return answer?.headers.get('location')?.replace(/\.pdf$/, '') ?? null;
}
