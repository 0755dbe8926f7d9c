import type { ToolId } from '@octavo/tools/catalogue';
import { loadLocalOptions } from '@octavo/tools/local-options';
import { loadOptions } from '@octavo/tools/options';
import * as z from 'zod';

/** Part of JSON Schema that the command line uses to describe an option. */
export interface OptionSchema {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  /** Items of a list option, written separated by commas. */
  readonly items?: { readonly enum?: readonly string[] };
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly default?: unknown;
  /** Kind of text that an option takes from a file, such as `text/csv`. */
  readonly contentMediaType?: string;
  /** Words of an option that the pages do not have. */
  readonly description?: string;
}

/** Options of a tool here: those of the service, and those that take paths of this computer. */
export async function loadAllOptions(tool: ToolId): Promise<z.ZodObject> {
  const [options, local] = await Promise.all([loadOptions(tool), loadLocalOptions(tool)]);

  return local === null ? options : options.extend(local.shape);
}

/** JSON Schema of a tool's options as the user gives them, before parsing. */
export async function optionsSchema(
  tool: ToolId,
): Promise<{ properties: Readonly<Record<string, OptionSchema>>; required: readonly string[] }> {
  const options = await loadAllOptions(tool);
  const given = z.toJSONSchema(options, { io: 'input', unrepresentable: 'any' });
  // Only the output schema shows the choices of a coerced number and the default of a list.
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

/** Values an option accepts: `a4 | a3`, `36 to 600`; empty when the schema does not restrict them. */
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
