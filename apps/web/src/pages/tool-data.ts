import type { LoaderFunctionArgs } from 'react-router';
import { desktopContext, sessionContext } from '../server-context.ts';
import { askedLocale } from '../shell/asked-locale.ts';
import { loadTool } from '../tool-page/tool.server.ts';

/** Data for a dialog that offers a tool's options on the page of another tool. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const tool = await loadTool(
    searchParams.get('tool') ?? undefined,
    askedLocale(searchParams),
    context.get(sessionContext),
    context.get(desktopContext),
  );

  return Response.json(tool, { status: tool === null ? 404 : 200, headers: { 'Cache-Control': 'no-cache' } });
}
