import type { ToolId } from '@octavo/tools/catalogue';
import { loadOptions } from '@octavo/tools/options';
import * as z from 'zod';

/** The little of JSON Schema that a command line needs to know of an option. */
export interface OptionSchema {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  /** Of a list, written with commas. */
  readonly items?: { readonly enum?: readonly string[] };
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly default?: unknown;
}

/** A tool's options as they are given, before its schema reads them. */
export async function optionsSchema(
  tool: ToolId,
): Promise<{ properties: Readonly<Record<string, OptionSchema>>; required: readonly string[] }> {
  const options = await loadOptions(tool);
  const given = z.toJSONSchema(options, { io: 'input', unrepresentable: 'any' });
  // A number that is read from anything shows its choices, and a list its default, only behind the reading.
  const read = z.toJSONSchema(options, { io: 'output', unrepresentable: 'any' });
  // Written by zod from our own schemas, whose properties are never plain booleans.
  const readProperties = (read.properties ?? {}) as Record<string, OptionSchema>;
  const properties = Object.entries((given.properties ?? {}) as Record<string, OptionSchema>);

  return {
    properties: Object.fromEntries(
      properties.map(([name, schema]) => [name, { ...readProperties[name], ...schema }]),
    ),
    required: given.required ?? [],
  };
}

/** What can be written behind a flag: `a4 | a3`, `36 to 600`; empty where only words can say it. */
export function valuesOf({ enum: choices, items, minimum, maximum, multipleOf }: OptionSchema): string {
  if (choices !== undefined) {
    return choices.join(' | ');
  }

  if (items?.enum !== undefined) {
    return items.enum.join(',');
  }

  if (minimum === undefined || maximum === undefined) {
    return '';
  }

  return `${minimum} to ${maximum}${multipleOf === undefined ? '' : ` in steps of ${multipleOf}`}`;
}
