import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createAgentServer } from '@octavo/agents/server';
import type { Failure } from '@octavo/contract/failures';
import { reportFailure } from '../report-failure.ts';
import { AllowedFolders } from './allowed-folders.ts';
import { LocalHost } from './local-host.ts';
import type { McpCommand } from './parse-mcp.ts';

/** Serves an agent over standard input and output until it closes them. */
export async function mcpCommand({ allow }: McpCommand): Promise<number> {
  // Standard output belongs to the protocol.
  console.log = console.error;
  const host = new LocalHost(await AllowedFolders.of(allow));
  const ended = new Promise<void>((resolve) => process.stdin.once('close', resolve));
  const server = serveStdio(() => createAgentServer(host, wordsOf), {
    onerror: (error) => console.error(error.message),
  });
  await ended;
  await server.close();

  return 0;
}

/** Message with its exact detail, such as a wrong value: an agent corrects its call by it. */
function wordsOf(failure: Failure): string {
  const { message, detail } = reportFailure(failure);

  return detail === '' ? message : `${message} (${detail})`;
}
