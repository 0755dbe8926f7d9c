import { createMcpHandler } from '@modelcontextprotocol/server';
import { createAgentServer } from '@octavo/agents/server';
import { failureText } from '@octavo/i18n/failures';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { AppEnvironment, AskApi } from '../http/environment.ts';
import { openApi } from '../http/own-api.ts';
import { ApiHost } from './api-host.ts';

interface AgentParts {
  /** Middleware in front of every request. */
  readonly guards: readonly MiddlewareHandler<AppEnvironment>[];
  /** The API on behalf of the caller. */
  readonly askFor: (context: Context<AppEnvironment>) => AskApi;
  onError(error: Error): void;
}

/** The Model Context Protocol over HTTP, answered by the API of this server with the rights of the caller. */
export function agentRoutes({ guards, askFor, onError }: AgentParts): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  routes.use(...guards);
  routes.all('/', async (context) => {
    const { locale, origin } = context.var;
    const host = new ApiHost(openApi(askFor(context)), origin, locale);
    const handler = createMcpHandler(
      () => createAgentServer(host, ({ code, values }) => failureText(locale, code, values)),
      { onerror: onError },
    );

    return handler.fetch(context.req.raw);
  });

  return routes;
}
