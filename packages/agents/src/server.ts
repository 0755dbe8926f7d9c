import {
  type CallToolResult,
  fromJsonSchema,
  McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { applicationVersion } from '@octavo/contract/session';
import type { ToolId } from '@octavo/tools/catalogue';
import { contextOf, type FailureText, failedResult, resultOf } from './call-result.ts';
import type { AgentHost, AskedDocument, NamedFile } from './host.ts';
import { askedSchema, openSchema, toolSchema } from './input-schema.ts';
import { answerReport, documentReport, outlineReport, type ToolReport, toolReport } from './reports.ts';
import { loadToolEntries, schemaAddress, type ToolEntry } from './tool-entries.ts';

interface ToolArguments {
  readonly files?: readonly NamedFile[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly optionFiles?: Readonly<Record<string, readonly string[]>>;
  readonly hasRights?: boolean;
  readonly output?: string;
}

interface AskedArguments {
  readonly document?: string;
  readonly files?: readonly NamedFile[];
}

/**
 * Server of the Model Context Protocol with every tool of the catalogue, and with questions to documents. All results
 * are new files.
 */
export async function createAgentServer(host: AgentHost, words: FailureText): Promise<McpServer> {
  const server = new McpServer({ name: 'octavo', version: applicationVersion }, { instructions });

  for (const entry of await loadToolEntries()) {
    registerTool(server, host, entry, words);
  }

  registerQuestions(server, host, words);

  return server;
}

const instructions =
  'Tools for PDF and office documents. Each takes files and options and makes new files. Page numbers count from 1; ' +
  'page expressions look like 1-3,5,8- or odd, even, last. To answer questions about a document, use ask: its ' +
  'citations are proven to stand on their pages, and it says so when the document does not answer.';

function registerTool(server: McpServer, host: AgentHost, entry: ToolEntry, words: FailureText): void {
  const { id, facts, title, description } = entry;

  server.registerTool(
    id,
    {
      title,
      description,
      inputSchema: fromJsonSchema<ToolArguments>(toolSchema(host, entry)),
      outputSchema: toolReport,
      annotations: {
        destructiveHint: false,
        readOnlyHint: facts.report !== undefined,
        openWorldHint: facts.reaches !== undefined,
      },
    },
    (given, context) => answer(words, () => runTool(host, id, given, context)),
  );

  for (const [option, schema] of Object.entries(entry.large)) {
    const address = schemaAddress(id, option);
    const mimeType = 'application/schema+json';
    server.registerResource(`${id} ${option}`, address, { title: `${option} of ${id}`, mimeType }, () => ({
      contents: [{ uri: address, mimeType, text: JSON.stringify(schema) }],
    }));
  }
}

async function runTool(
  host: AgentHost,
  tool: ToolId,
  { files = [], options = {}, optionFiles = {}, hasRights = false, output }: ToolArguments,
  context: ServerContext,
): Promise<CallToolResult> {
  const order = { tool, files, options, optionFiles, hasRights, output: output ?? null };
  const report = await host.run(order, contextOf(context));
  const { content, ...result } = resultOf(report, hasNothing(report));

  return { ...result, content: [...content, ...linksOf(report)] };
}

/** True when every file failed. */
function hasNothing({ results, reports, failures }: ToolReport): boolean {
  return results.length + reports.length === 0 && failures.length > 0;
}

/** Links to results that have an address. */
function linksOf({ results }: ToolReport): CallToolResult['content'] {
  return results.flatMap(({ address, name }) =>
    address === null ? [] : [{ type: 'resource_link' as const, uri: address, name }],
  );
}

function registerQuestions(server: McpServer, host: AgentHost, words: FailureText): void {
  const annotations = { readOnlyHint: true, destructiveHint: false };

  server.registerTool(
    'open_document',
    {
      title: 'Open a document',
      description: 'Reads up to five files, scanned ones too, so that questions can be asked about them.',
      inputSchema: fromJsonSchema<{ files: readonly NamedFile[] }>(openSchema(host)),
      outputSchema: documentReport,
      annotations,
    },
    ({ files }, context) => answer(words, async () => resultOf(await host.open(files, contextOf(context)))),
  );
  server.registerTool(
    'document_outline',
    {
      title: 'Outline a document',
      description: 'The central sentences of a document with their places, and questions that it answers.',
      inputSchema: fromJsonSchema<AskedArguments>(askedSchema(host, {})),
      outputSchema: outlineReport,
      annotations,
    },
    (given, context) =>
      answer(words, async () => resultOf(await host.outline(askedOf(given), contextOf(context)))),
  );
  server.registerTool(
    'ask',
    {
      title: 'Ask a document',
      description:
        'Answers a question from the words of a document alone, with page, box and quote, or says that it does not.',
      inputSchema: fromJsonSchema<AskedArguments & { question: string }>(
        askedSchema(host, { question: { type: 'string', minLength: 1 } }),
      ),
      outputSchema: answerReport,
      annotations,
    },
    ({ question, ...given }, context) =>
      answer(words, async () => resultOf(await host.ask(askedOf(given), question, contextOf(context)))),
  );
}

function askedOf({ document, files }: AskedArguments): AskedDocument {
  return document === undefined ? { files: files ?? [] } : { document };
}

/** Answers a call. A `Failure` becomes a result of the tool; any other error is one of the protocol. */
async function answer(words: FailureText, work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work();
  } catch (error) {
    return failedResult(error, words);
  }
}
