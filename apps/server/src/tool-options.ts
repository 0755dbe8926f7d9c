import * as z from 'zod';
import type { ToolRegistryEntry } from './ports.ts';

/** The options of a tool as JSON Schema (2020-12), as they are sent. */
export async function describeOptions(
  registry: ToolRegistryEntry,
  id: string,
): Promise<Record<string, unknown>> {
  const { $schema: _, ...options } = z.toJSONSchema(await registry.loadOptions(id), {
    io: 'input',
    unrepresentable: 'any',
  });

  return options;
}

/** What options are when nobody sets them; without those that must be set, or have nothing of the kind. */
export function defaultsOf(schema: z.ZodObject): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, option]) => [name, z.safeParse(option, undefined).data]),
  );
}
