import { isFailure } from '@octavo/contract/failures';
import { parseOptions } from '@octavo/tools/kit/run-tool';
import { loadOptions } from '@octavo/tools/options';
import { CliUsageError, kebabCase, type RunCommand } from './arguments.ts';
import { type OptionSchema, optionsSchema, valuesOf } from './options-schema.ts';
import { reportFailure } from './report-failure.ts';

/**
 * Converts flag values to the types of the tool's schema and checks them.
 *
 * @throws CliUsageError
 */
export async function readOptions(command: RunCommand): Promise<Record<string, unknown>> {
  const { properties, required } = await optionsSchema(command.tool);
  const missing = required.find((name) => !(name in command.options));
  const read: Record<string, unknown> = {};

  if (missing !== undefined) {
    throw new CliUsageError(`${command.tool} needs --${kebabCase(missing)}`);
  }

  for (const [name, value] of Object.entries(command.options)) {
    const schema = properties[name];

    if (schema === undefined) {
      throw new CliUsageError(`${command.tool} has no option --${kebabCase(name)}`);
    }

    read[name] = readValue(`--${kebabCase(name)}`, value, schema);
  }

  await refuseWrongValues(command, read, properties);

  return read;
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
    parseOptions(await loadOptions(tool), read);
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
      throw new CliUsageError(`${flag} takes ${takes}, not ${options[name] ?? 'nothing'}`);
    }

    const words = code === 'illegal-input' ? detail.replace(/^[\w.]+: /, '') : message;

    throw new CliUsageError([flag, words].filter(Boolean).join(': '));
  }
}
