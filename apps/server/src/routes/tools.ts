import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { languageQuery, type ToolView, toolList } from '@octavo/contract/routes/tools';
import type { Locale } from '@octavo/i18n/locales';
import type { ProFacts } from '@octavo/tools/kit/types';
import type { AppEnvironment } from '../http/environment.ts';
import type { ServerPorts, ToolRegistry } from '../ports.ts';
import { describeOptions } from '../tool-options.ts';
import { jsonOf, problems, refuseInvalid } from './describe.ts';

const list = createRoute({
  method: 'get',
  path: '/',
  tags: ['tools'],
  summary: 'List all tools',
  request: { query: languageQuery },
  responses: { 200: jsonOf(toolList, 'Every tool with its options as JSON Schema'), ...problems },
});

export function toolRoutes(ports: ServerPorts) {
  // Tools change with a release only, and describing all their options takes 40 ms.
  const views = new Map<Locale, Promise<ToolView[]>>();
  const viewsIn = (locale: Locale) => {
    const known = views.get(locale) ?? viewTools(ports.tools, locale);
    views.set(locale, known);

    return known;
  };

  return new OpenAPIHono<AppEnvironment>({ defaultHook: refuseInvalid }).openapi(list, async (context) =>
    context.json({ tools: await viewsIn(context.get('locale')) }, 200),
  );
}

async function viewTools(registry: ToolRegistry, locale: Locale): Promise<ToolView[]> {
  const tools = await Promise.all(registry.ids.map((id) => viewTool(registry, id, locale)));

  return tools.filter((tool) => tool !== null);
}

async function viewTool(registry: ToolRegistry, id: string, locale: Locale): Promise<ToolView | null> {
  const facts = registry.facts(id);

  if (facts === null) {
    return null;
  }

  return {
    id,
    group: facts.group,
    name: facts.name[locale],
    summary: facts.summary[locale],
    accepts: [...facts.accepts],
    optionFiles: Object.fromEntries(
      Object.entries(facts.optionFiles ?? {}).map(([option, { kinds, most }]) => [
        option,
        { kinds: [...kinds], most },
      ]),
    ),
    produces: [...facts.produces],
    joins: facts.joins,
    minFiles: facts.minFiles,
    maxFiles: facts.maxFiles,
    pro: viewPro(facts.pro),
    options: await describeOptions(registry, id),
  };
}

function viewPro(pro: ProFacts | undefined): ToolView['pro'] {
  if (pro === undefined || pro === 'tool') {
    return pro ?? null;
  }

  return Object.fromEntries(
    Object.entries(pro).map(([name, among]) => [name, among === 'changed' ? among : [...among]]),
  );
}
