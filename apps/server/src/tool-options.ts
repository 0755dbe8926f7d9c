import * as z from 'zod';
import type { ToolRegistry } from './ports.ts';

/** JSON Schema (2020-12) of a tool's options as clients send them. */
export async function describeOptions(registry: ToolRegistry, id: string): Promise<Record<string, unknown>> {
  const { $schema: _, ...options } = z.toJSONSchema(await registry.loadOptions(id), {
    io: 'input',
    unrepresentable: 'any',
  });

  return options;
}
