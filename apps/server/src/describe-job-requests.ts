import { jobRequest } from '@octavo/contract/job';
import type { ToolFacts } from '@octavo/tools/kit/types';
import * as z from 'zod';
import type { ToolRegistry } from './ports.ts';
import { describeOptions } from './tool-options.ts';

interface ApiDocument {
  readonly paths?: object;
  readonly components?: object;
}

const jobsPath = '/api/v1/jobs';

/**
 * Adds a job request schema for each tool to the API description, so that generated clients know each tool's
 * options.
 */
export async function withJobRequests(document: ApiDocument, registry: ToolRegistry): Promise<object> {
  const { $schema: _, ...request } = z.toJSONSchema(jobRequest, { io: 'input' });
  const requests = await Promise.all(
    registry.ids.map(async (id) => {
      const options = await describeOptions(registry, id);
      const facts = registry.facts(id);
      const files = describeFiles(request.properties?.['files'], facts);

      return [
        id,
        {
          ...request,
          title: facts?.name.en ?? id,
          description: facts?.summary.en ?? '',
          properties: { ...request.properties, tool: { const: id }, files, options },
        },
      ] as const;
    }),
  );
  const addresses = requests.map(([id]) => [id, `#/components/schemas/${id}`] as const);
  const schema = {
    oneOf: addresses.map(([, $ref]) => ({ $ref })),
    discriminator: { propertyName: 'tool', mapping: Object.fromEntries(addresses) },
  };

  return {
    ...document,
    paths: replaced(document.paths, [jobsPath, 'post', 'requestBody', 'content', 'application/json'], {
      schema,
    }),
    components: {
      ...document.components,
      schemas: { ...schemasOf(document), ...Object.fromEntries(requests) },
    },
  };
}

/** Files of a tool's job request; `option` is there for tools with options that take a file. */
function describeFiles(files: unknown, facts: ToolFacts | null): object {
  const names = Object.keys(facts?.optionFiles ?? {});
  const { option: _, ...properties } = Object(child(child(files, 'items'), 'properties'));
  const option = names.length === 0 ? {} : { option: { enum: names } };

  return {
    ...Object(files),
    items: { ...Object(child(files, 'items')), properties: { ...properties, ...option } },
    minItems: facts?.minFiles,
    maxItems: facts === null ? undefined : facts.maxFiles + mostOptionFiles(facts),
  };
}

function mostOptionFiles({ optionFiles = {} }: ToolFacts): number {
  return Object.values(optionFiles).reduce((sum, { most }) => sum + most, 0);
}

function schemasOf({ components }: ApiDocument): object {
  return Object(child(components, 'schemas'));
}

/** Returns a copy in which the value at the path is replaced. */
function replaced(value: unknown, [key, ...deeper]: readonly string[], by: object): object {
  return key === undefined ? by : { ...Object(value), [key]: replaced(child(value, key), deeper, by) };
}

function child(value: unknown, key: string): unknown {
  return Object.entries(Object(value)).find(([name]) => name === key)?.[1];
}
