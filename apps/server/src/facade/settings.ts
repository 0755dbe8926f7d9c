import { accountView } from '@octavo/contract/account';
import { filesPerTask } from '@octavo/contract/limits';
import { sessionView } from '@octavo/contract/session';
import type { Call } from './call.ts';
import { listTools } from './conversion.ts';
import { succeed } from './envelope.ts';

/** Limits of the caller, languages of the texts, and tools by id. */
export async function readSettings({ api }: Call): Promise<Response> {
  const { taskBytes } = await api.read(sessionView, '/session');
  const tools = await listTools(api);

  return succeed({
    maxSize: taskBytes,
    maxFiles: filesPerTask,
    languages: accountView.shape.locale.options,
    tools: tools.map(({ id }) => id),
  });
}
