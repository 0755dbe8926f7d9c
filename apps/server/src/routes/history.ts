import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { deleteTask } from '@octavo/application/jobs/delete-task';
import { receiptOf, viewKey } from '@octavo/application/jobs/receipt';
import { deletionReceipt, historyPage, historyQuery, historyRow, receiptKey } from '@octavo/contract/account';
import { taskPath } from '@octavo/contract/routes/history';
import { type HistoryTask, statusOf, tasksPerPage } from '@octavo/domain/account/history';
import type { AppEnvironment } from '../http/environment.ts';
import { requireSession } from '../http/require-session.ts';
import type { ServerPorts } from '../ports.ts';
import { jsonOf, problems, refuseInvalid } from './describe.ts';

const tags = ['history'];

const list = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'List the tasks of the current account',
  request: { query: historyQuery },
  responses: { 200: jsonOf(historyPage, 'A page of tasks, the latest first'), ...problems },
});

const forget = createRoute({
  method: 'delete',
  path: '/{job}',
  tags,
  summary: 'Delete the files of a task immediately',
  description:
    'The task stays in the history as deleted; delete it again to remove it from the history, too.',
  request: { params: taskPath },
  responses: {
    200: jsonOf(historyRow, 'The task, its files deleted'),
    204: { description: 'Removed from the history' },
    ...problems,
  },
});

const receipt = createRoute({
  method: 'get',
  path: '/{job}/receipt',
  tags,
  summary: 'Get a signed deletion receipt for a task',
  request: { params: taskPath },
  responses: { 200: jsonOf(deletionReceipt, 'The receipt'), ...problems },
});

const key = createRoute({
  method: 'get',
  path: '/key',
  tags,
  summary: 'Get the public key for receipts',
  description:
    'Write `statement` of a receipt to `statement.txt`, its decoded `signature` to `signature.bin` and `pem` to ' +
    '`key.pem`; then `openssl pkeyutl -verify -pubin -inkey key.pem -rawin -in statement.txt -sigfile signature.bin`.',
  responses: { 200: jsonOf(receiptKey, 'The key, for everybody'), ...problems },
});

export function historyRoutes(ports: ServerPorts) {
  const { history, clock } = ports;

  return new OpenAPIHono<AppEnvironment>({ defaultHook: refuseInvalid })
    .openapi(key, (context) => context.json(viewKey(ports.receipts), 200))
    .openapi(list, async (context) => {
      const { id } = requireSession(context).account;
      const { page } = context.req.valid('query');
      const part = { skip: (page - 1) * tasksPerPage, most: tasksPerPage };
      const { tasks, total } = await history.list(id, part);
      const rows = tasks.map((task) => viewTask(task, clock.now()));

      return context.json({ rows, page, pages: Math.max(1, Math.ceil(total / tasksPerPage)) }, 200);
    })
    .openapi(forget, async (context) => {
      const { id } = requireSession(context).account;
      const now = clock.now();
      const task = await deleteTask(ports, context.get('viewer'), id, context.req.valid('param').job);

      return task === null ? context.body(null, 204) : context.json(viewTask(task, now), 200);
    })
    .openapi(receipt, async (context) => {
      const { id } = requireSession(context).account;

      return context.json(await receiptOf(ports, id, context.req.valid('param').job), 200);
    });
}

function viewTask(task: HistoryTask, now: Date) {
  return {
    job: task.job,
    tool: task.tool,
    name: task.name,
    finishedAt: task.finishedAt.toISOString(),
    status: statusOf(task, now),
    expiresAt: task.expiresAt.toISOString(),
    deletedAt: task.deletedAt?.toISOString() ?? null,
  };
}
