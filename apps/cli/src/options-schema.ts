import type { ToolId } from '@octavo/tools/catalogue';
import { loadOptions } from '@octavo/tools/options';
import * as z from 'zod';

/** The little of JSON Schema that a command line needs to know of an option. */
export interface OptionSchema {
  readonly type?: string;
  readonly enum?: readonly string[];
  /** Of a list, written with commas. */
  readonly items?: { readonly enum?: readonly string[] };
  readonly default?: unknown;
}

/** A tool's options as they are given, before its schema reads them. */
export async function optionsSchema(
  tool: ToolId,
): Promise<{ properties: Readonly<Record<string, OptionSchema>>; required: readonly string[] }> {
  const schema = z.toJSONSchema(await loadOptions(tool), { io: 'input', unrepresentable: 'any' });

  return {
    // Written by zod from our own schemas, whose properties are never plain booleans.
    properties: (schema.properties ?? {}) as Record<string, OptionSchema>,
    required: schema.required ?? [],
  };
}
