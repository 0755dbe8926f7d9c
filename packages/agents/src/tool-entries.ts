import { catalogue, type ToolId, toolIds } from '@octavo/tools/catalogue';
import { loadCopy } from '@octavo/tools/copy';
import type { ToolFacts } from '@octavo/tools/kit/types';
import { loadOptions } from '@octavo/tools/options';
import * as z from 'zod';

type JsonSchema = Readonly<Record<string, unknown>>;

/** A tool of the catalogue as agents see it. */
export interface ToolEntry {
  readonly id: ToolId;
  readonly facts: ToolFacts;
  readonly title: string;
  readonly description: string;
  /** Schema of the options, without those that are resources. */
  readonly options: JsonSchema & { readonly required?: readonly string[] };
  /** Schemas of options that are too large for a list of tools, by name. */
  readonly large: Readonly<Record<string, JsonSchema>>;
}

/** Length of the schema of an option, in characters of JSON, from which it is a resource: agents read every list. */
const largestSchema = 4000;

let entries: Promise<readonly ToolEntry[]> | undefined;

/** All tools; loaded once in a process. */
export function loadToolEntries(): Promise<readonly ToolEntry[]> {
  entries ??= Promise.all(toolIds.map(loadEntry));

  return entries;
}

/** Address of the resource with the schema of an option. */
export function schemaAddress(tool: ToolId, option: string): string {
  return `octavo://schemas/${tool}/${option}`;
}

async function loadEntry(id: ToolId): Promise<ToolEntry> {
  const [copy, schema] = await Promise.all([loadCopy(id, 'en'), loadOptions(id)]);
  const { $schema: _, properties = {}, ...options } = z.toJSONSchema(schema, schemaForm);
  const given = Object.entries(properties as Record<string, JsonSchema>);
  const isLarge = (property: JsonSchema) => JSON.stringify(property).length > largestSchema;

  return {
    id,
    facts: catalogue[id],
    title: catalogue[id].name.en,
    description: copy.subtitle,
    options: {
      ...options,
      // Unknown options are reported to the agent.
      additionalProperties: false,
      properties: Object.fromEntries(
        given.map(([name, property]) => [
          name,
          isLarge(property)
            ? { type: property['type'], description: `JSON schema: resource ${schemaAddress(id, name)}` }
            : property,
        ]),
      ),
    },
    large: Object.fromEntries(given.filter(([, property]) => isLarge(property))),
  };
}

const schemaForm = { io: 'input', unrepresentable: 'any' } as const;
