import type { LoaderFunctionArgs } from 'react-router';
import { sessionContext } from '../../server-context.ts';
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
  const tool = await loadTool(pathname.split('/').at(-1), locale, context.get(sessionContext));

  if (tool?.facts.form === undefined) {
    return pageNotFound(request);
  }

  const [data, rule, prices] = await Promise.all([
    loadFormData(tool.facts.form, tool.facts.related, locale),
    ruleFor(given, tool.facts.pro),
    pricesFor(given),
  ]);

  return { ...tool, data, rule, prices, origin: originOf(given) };
}
