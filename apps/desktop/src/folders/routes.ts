import { Failure, failures } from '@octavo/contract/failures';
import {
  type FolderFileState,
  folderFileStates,
  folderQuestion,
  folderTask,
  newFolder,
  type OptionFileView,
  optionFileBytes,
  watchStart,
} from '@octavo/contract/folders';
import { type Locale, localeNamed } from '@octavo/i18n/locales';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type * as z from 'zod';
import type { Folders } from './folders.ts';
import { listFolder, makeFolder } from './list-folder.ts';
import { logged, problemOf, problemView } from './problem.ts';
import { showFolder } from './show-folder.ts';

const base = '/api/folders';

/** Bytes of a request: a task with the options of its tools. */
const requestBytes = 256 * 1024;

/** Rows of one answer. */
const mostRows = 200;

/** Requests about folders, for windows of the application only. Paths are in bodies, never in addresses. */
function folderRoutes(folders: Folders, onError: (error: unknown) => void): Hono {
  const routes = new Hono().basePath(base);
  routes.post('/files', bodyLimit({ maxSize: optionFileBytes, onError: tooLarge }), async (context) => {
    requireType(context, 'application/octet-stream');
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    const view: OptionFileView = {
      name: await folders.optionFiles.add(bytes, context.req.query('name') ?? ''),
    };

    return context.json(view, 201);
  });
  routes.use(bodyLimit({ maxSize: requestBytes }));
  routes.onError((error, context) => {
    const { code, values } = problemOf(error);

    const unexpected = logged(error);

    if (unexpected !== null) {
      onError(unexpected);
    }

    const status = code in failures ? failures[code as keyof typeof failures].status : 422;

    return context.json(problemView({ code, values }, localeOf(context)), status);
  });

  routes.get('/', async (context) => context.json(await folders.view(localeOf(context))));
  routes.post('/list', async (context) =>
    context.json(await listFolder((await read(context, folderQuestion)).path)),
  );
  routes.post('/make', async (context) => {
    const { parent, name } = await read(context, newFolder);

    return context.json(await listFolder(await makeFolder(parent, name)));
  });
  routes.post('/plan', async (context) => context.json(await folders.plan(await read(context, folderTask))));

  routes.post('/batches', async (context) =>
    context.json({ id: await folders.startBatch(await read(context, folderTask)) }, 201),
  );
  routes.get('/batches/:id/files', (context) => {
    const { states, from = '0' } = context.req.query();
    const chosen = states === undefined ? null : states.split(',').filter(isState);

    return context.json(
      folders.batch(context.req.param('id')).files(localeOf(context), chosen, Number(from) || 0, mostRows),
    );
  });

  for (const action of ['pause', 'resume', 'cancel'] as const) {
    routes.post(`/batches/:id/${action}`, (context) => {
      folders.act(context.req.param('id'), action);

      return context.body(null, 204);
    });
  }

  routes.post('/batches/:id/show', async (context) => {
    await showFolder(folders.batch(context.req.param('id')).target);

    return context.body(null, 204);
  });
  routes.delete('/batches/:id', async (context) => {
    await folders.removeBatch(context.req.param('id'));

    return context.body(null, 204);
  });

  routes.post('/watches', async (context) =>
    context.json({ id: await folders.addWatch(await read(context, folderTask)) }, 201),
  );
  routes.post('/watches/:id/start', async (context) => {
    await folders.startWatch(context.req.param('id'), await read(context, watchStart));

    return context.body(null, 204);
  });
  routes.post('/watches/:id/stop', async (context) => {
    await folders.stopWatch(context.req.param('id'));

    return context.body(null, 204);
  });
  routes.post('/watches/:id/show', async (context) => {
    await showFolder(folders.watchTarget(context.req.param('id')));

    return context.body(null, 204);
  });
  routes.delete('/watches/:id', async (context) => {
    await folders.removeWatch(context.req.param('id'));

    return context.body(null, 204);
  });
  routes.notFound(() => {
    throw new Failure('unknown-call');
  });

  return routes;
}

/** Answers requests about folders, and hands all others on. */
export function withFolders<Rest extends unknown[], Answer>(
  folders: () => Folders | null,
  onError: (error: unknown) => void,
  handle: (request: Request, ...rest: Rest) => Answer,
): (request: Request, ...rest: Rest) => Answer | Response | Promise<Response> {
  let routes: Hono | null = null;

  return (request, ...rest) => {
    const { pathname } = new URL(request.url);
    const opened = folders();

    if ((pathname !== base && !pathname.startsWith(`${base}/`)) || opened === null) {
      return handle(request, ...rest);
    }

    routes ??= folderRoutes(opened, onError);

    return routes.fetch(request);
  };
}

async function read<Schema extends z.ZodType>(context: Context, schema: Schema): Promise<z.output<Schema>> {
  requireType(context, 'application/json');
  const parsed = schema.safeParse(await context.req.json().catch(() => null));

  if (!parsed.success) {
    throw new Failure('illegal-input', parsed.error.issues[0]?.path.join('.') ?? '');
  }

  return parsed.data;
}

/** Forms of other sites cannot send these types without asking first. */
function requireType(context: Context, type: string): void {
  if (context.req.header('content-type')?.startsWith(type) !== true) {
    throw new Failure('illegal-input', `not ${type}`);
  }
}

function tooLarge(): never {
  throw new Failure('file-too-large', '', { values: { each: optionFileBytes } });
}

function localeOf(context: Context): Locale {
  return localeNamed(context.req.query('locale') ?? '');
}

function isState(name: string): name is FolderFileState {
  return (folderFileStates as readonly string[]).includes(name);
}
