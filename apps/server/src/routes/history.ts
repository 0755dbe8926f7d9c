import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { deletionReceipt, historyPage, historyQuery, historyRow, receiptKey } from '@octavo/contract/account';
import { Failure } from '@octavo/contract/failures';
import { taskPath } from '@octavo/contract/routes/history';
import { type HistoryTask, statusOf, tasksPerPage } from '@octavo/domain/account/history';
import { deleteTask } from '../delete-task.ts';
import type { AppEnvironment } from '../http/environment.ts';
import { requireSession } from '../http/require-session.ts';
import type { ServerPorts } from '../ports.ts';
import { receiptOf, viewKey } from '../receipt.ts';
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
      const task = found(await history.find(id, context.req.valid('param').job));

      if (task.deletedAt !== null) {
        await history.remove(id, task.job);

        return context.body(null, 204);
      }

      const now = clock.now();
      const isWritten = await deleteTask(ports, context.get('viewer'), task.job);
      // Keys and bytes are destroyed, even when the row does not say so yet.
      const deleted = isWritten ? found(await history.find(id, task.job)) : { ...task, deletedAt: now };

      return context.json(viewTask(deleted, now), 200);
    })
    .openapi(receipt, async (context) => {
      const { id } = requireSession(context).account;
      const { deletedAt, ...task } = found(await history.find(id, context.req.valid('param').job));

      if (deletedAt === null) {
        throw new Failure('not-found', 'the files are not deleted');
      }

      return context.json(receiptOf(ports.receipts, { ...task, deletedAt }), 200);
    });
}

function found(task: HistoryTask | null): HistoryTask {
  if (task === null) {
    throw new Failure('not-found');
  }

  return task;
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
