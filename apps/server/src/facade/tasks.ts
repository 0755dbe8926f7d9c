import { type HistoryRow, historyPage } from '@octavo/contract/account';
import { isFailure } from '@octavo/contract/failures';
import { asToken, type Call, fieldOf, wrongField } from './call.ts';
import { succeed } from './envelope.ts';

/** Each task is a request of its own. */
const mostIds = 100;

export async function listTasks({ api, fields }: Call): Promise<Response> {
  const query = new URLSearchParams({ page: fields.get('page') ?? '1' });
  const { rows, pages } = await api.read(historyPage, `/history?${query}`);

  return succeed({ list: rows.map(viewTask), pages });
}

/** Deletes the tasks named in `ids`, separated by commas; all names are checked before the first is deleted. */
export async function deleteTasks(call: Call): Promise<Response> {
  const ids = fieldOf(call, 'ids')
    .split(',')
    .map((id) => asToken(id, 'ids'));

  if (ids.length > mostIds) {
    throw wrongField('ids');
  }

  for (const id of ids) {
    await call.api.open(`/history/${id}`, { method: 'DELETE' }).catch(allowMissing);
  }

  return succeed(null);
}

/** A task that is not there needs no deletion; the others are still deleted. */
function allowMissing(error: unknown): void {
  if (!isFailure(error) || error.code !== 'not-found') {
    throw error;
  }
}

/** `operation` is the address of the results; empty once they are deleted. */
function viewTask({ job, finishedAt, name, tool, status }: HistoryRow) {
  const operation = status === 'successful' ? `/api/v1/jobs/${job}/zip` : '';

  return { id: job, date: finishedAt, name, tool, status, operation };
}
