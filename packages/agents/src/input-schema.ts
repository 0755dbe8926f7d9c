import type { ToolFacts } from '@octavo/tools/kit/types';
import type { AgentHost } from './host.ts';
import type { ToolEntry } from './tool-entries.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/** Largest number of documents that are asked at once. */
const mostDocuments = 5;

/** JSON schema of the files that a call takes. */
function filesSchema(host: AgentHost, minItems: number, maxItems: number): JsonSchema {
  return {
    type: 'array',
    minItems,
    ...(Number.isFinite(maxItems) ? { maxItems } : {}),
    items: {
      type: 'object',
      properties: {
        file: { type: 'string', description: host.fileWords },
        password: { type: 'string', description: 'Opens a protected file.' },
      },
      required: ['file'],
      additionalProperties: false,
    },
  };
}

/** JSON schema of the call of a tool: its files, its options, and the place of the results. */
export function toolSchema(host: AgentHost, { facts, options }: ToolEntry): JsonSchema {
  const optionFiles = Object.entries(facts.optionFiles ?? {});
  const takesOptions = (options.required ?? []).length > 0;
  const output = { type: 'string', description: host.outputWords };

  return {
    type: 'object',
    properties: {
      files: filesSchema(host, facts.minFiles, facts.maxFiles),
      options,
      ...(optionFiles.length === 0 ? {} : { optionFiles: optionFilesSchema(optionFiles) }),
      ...(facts.ownerPermission === undefined ? {} : { hasRights }),
      ...(host.outputWords === null ? {} : { output }),
    },
    required: [...(facts.minFiles > 0 ? ['files'] : []), ...(takesOptions ? ['options'] : [])],
    additionalProperties: false,
  };
}

/** JSON schema of a call about documents; the document is one that was opened, or files. */
export function askedSchema(host: AgentHost, more: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return {
    type: 'object',
    properties: {
      document: { type: 'string', description: 'Document of open_document; without it, give files.' },
      files: filesSchema(host, 1, mostDocuments),
      ...more,
    },
    required: Object.keys(more),
    additionalProperties: false,
  };
}

export function openSchema(host: AgentHost): JsonSchema {
  return {
    type: 'object',
    properties: { files: filesSchema(host, 1, mostDocuments) },
    required: ['files'],
    additionalProperties: false,
  };
}

const hasRights = {
  type: 'boolean',
  default: false,
  description: 'True when the user states their right to do what the owner of a file restricts.',
};

function optionFilesSchema(
  files: readonly (readonly [string, NonNullable<ToolFacts['optionFiles']>[string]])[],
) {
  return {
    type: 'object',
    description: 'Files that options take.',
    properties: Object.fromEntries(
      files.map(([name, { most }]) => [name, { type: 'array', maxItems: most, items: { type: 'string' } }]),
    ),
    additionalProperties: false,
  };
}
