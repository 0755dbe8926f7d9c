import { readFile } from 'node:fs/promises';
import { isFailure } from '@octavo/contract/failures';
import { decodeTable } from '@octavo/forms/recipients/decode-table';
import { parseOptions } from '@octavo/tools/kit/run-tool';
import { accessPath } from './access-path.ts';
import { kebabCase, type RunCommand } from './arguments.ts';
import { loadAllOptions, type OptionSchema, optionsSchema, valuesOf } from './options-schema.ts';
import { reportFailure } from './report-failure.ts';
import { CliUsageError } from './usage-error.ts';

/**
 * Converts flag values to the types of the tool's schema and checks them.
 *
 * @throws CliUsageError
 */
export async function readOptions(command: RunCommand): Promise<Record<string, unknown>> {
  const { properties, required } = await optionsSchema(command.tool);
  const missing = required.find((name) => !(name in command.options));
  const given = withTable(command.options, properties);
  const read: Record<string, unknown> = {};

  if (missing !== undefined) {
    throw new CliUsageError(`${command.tool} needs --${kebabCase(missing)}`);
  }

  for (const [name, schema] of Object.entries(properties)) {
    const values = given[name];

    if (values !== undefined) {
      read[name] = await readValues(`--${kebabCase(name)}`, values, schema);
    }
  }

  await refuseWrongValues(command, read, properties);

  return read;
}

/** Takes a table that is given as the values of a form for the table that it is: `--values people.csv`. */
function withTable(
  options: RunCommand['options'],
  properties: Readonly<Record<string, OptionSchema>>,
): RunCommand['options'] {
  const { values, ...others } = options;
  const isTable = /\.(csv|tsv)$/i.test(values?.at(-1) ?? '');

  return values !== undefined && isTable && 'table' in properties && others['table'] === undefined
    ? { ...others, table: values }
    : options;
}

/** The last value of a flag counts, except of a list, which has them all. */
async function readValues(flag: string, values: readonly string[], schema: OptionSchema): Promise<unknown> {
  const value = values.at(-1) ?? '';

  if (schema.type === 'array') {
    return schema.items?.enum === undefined ? values : values.join(',');
  }

  if (schema.contentMediaType === 'text/csv') {
    return readTable(flag, value);
  }

  return schema.type === 'object' ? readJson(flag, value) : readValue(flag, value, schema);
}

/** Reads the text of a table: the value of its option is the path of a file that a spreadsheet program has saved. */
async function readTable(flag: string, path: string): Promise<string> {
  const text = decodeTable(await accessPath(path, () => readFile(path)));

  if (text === null) {
    throw new CliUsageError(`${flag}: ${path} is not a table in text form, such as CSV`);
  }

  return text;
}

/** Reads an option that is too large for a command line: its value is the path of a JSON file. */
async function readJson(flag: string, path: string): Promise<unknown> {
  const text = await accessPath(path, () => readFile(path, 'utf8'));

  try {
    return JSON.parse(text);
  } catch {
    throw new CliUsageError(`${flag}: ${path} is not JSON`);
  }
}

function readValue(flag: string, value: string, schema: OptionSchema): unknown {
  if (schema.type === 'boolean') {
    if (value !== 'true' && value !== 'false') {
      throw new CliUsageError(`${flag} must be true or false`);
    }

    return value !== 'false';
  }

  if (schema.type !== 'number' && schema.type !== 'integer') {
    return value;
  }

  if (value.trim() === '' || Number.isNaN(Number(value))) {
    throw new CliUsageError(`${flag} needs a number`);
  }

  return Number(value);
}

/** Validates with the tool's own schema; a refusal tells the user which values the option accepts. */
async function refuseWrongValues(
  { tool, options }: RunCommand,
  read: Readonly<Record<string, unknown>>,
  properties: Readonly<Record<string, OptionSchema>>,
): Promise<void> {
  try {
    parseOptions(await loadAllOptions(tool), read);
  } catch (error) {
    if (!isFailure(error)) {
      throw error;
    }

    const { code, message, detail } = reportFailure(error);
    const name = String(error.values['option'] ?? '').replace(/\..*/, '');
    const schema = properties[name];
    const takes = schema === undefined ? '' : valuesOf(schema);
    const flag = name === '' ? '' : `--${kebabCase(name)}`;

    if (code === 'illegal-input' && takes !== '') {
      throw new CliUsageError(`${flag} takes ${takes}, not ${options[name]?.at(-1) ?? 'nothing'}`);
    }

    const words = code === 'illegal-input' ? detail.replace(/^[\w.-]+: /, '') : message;

    throw new CliUsageError([flag, words].filter(Boolean).join(': '));
  }
}
