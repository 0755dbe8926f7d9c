import * as z from 'zod';
import type { ToolDoor } from './ports.ts';

/** The options of a tool as JSON Schema (2020-12), as they are sent. */
export async function describeOptions(door: ToolDoor, id: string): Promise<Record<string, unknown>> {
  const { $schema: _, ...options } = z.toJSONSchema(await door.loadOptions(id), {
    io: 'input',
    unrepresentable: 'any',
  });

  return options;
}
