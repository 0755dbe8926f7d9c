import * as z from 'zod';
import type { ToolRegistryEntry } from './ports.ts';

/** JSON Schema (2020-12) of a tool's options as clients send them. */
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

/** Default values of the options; undefined for options that are required or have no default. */
export function defaultsOf(schema: z.ZodObject): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, option]) => [name, z.safeParse(option, undefined).data]),
  );
}
