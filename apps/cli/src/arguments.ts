import { parseArgs } from 'node:util';
import { isNear } from '@octavo/domain/is-near';
import type { FormFolder } from '@octavo/forms/_gen/forms';
import { catalogue, isToolId, type ToolId, toolIds } from '@octavo/tools/catalogue';
import type { ToolFacts } from '@octavo/tools/kit/types';
import { type McpCommand, parseMcp } from './agents/parse-mcp.ts';
import { type AskCommand, parseAsk } from './ask/parse-ask.ts';
import { type LanguagesCommand, parseLanguages } from './languages/parse-languages.ts';
import { optionFilesOf } from './option-files.ts';
import { optionsSchema } from './options-schema.ts';
import { resultOptionsOf } from './result-options.ts';
import { CliUsageError } from './usage-error.ts';

export interface RunCommand {
  readonly kind: 'run';
  readonly tool: ToolId;
  readonly files: readonly string[];
  /** Given with -o: a file for one result, a folder for several. */
  readonly output: string | null;
  readonly json: boolean;
  /** Opens protected inputs. */
  readonly inputPassword: string | null;
  /** True when the user states their right to do what owners of inputs restrict. */
  readonly inputRights: boolean;
  /** Values of options as written, by camelCase names; a switch without a value is `true`. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** Paths of the files that options take, by the name of the option. */
  readonly optionFiles: Readonly<Record<string, readonly string[]>>;
  /** Paths of the results that options add, by the name of the option. */
  readonly resultPaths: Readonly<Record<string, string>>;
}

export type Command =
  | { readonly kind: 'help'; readonly tool: ToolId | null }
  | { readonly kind: 'tools'; readonly json: boolean }
  | { readonly kind: 'fields'; readonly form: FormFolder; readonly json: boolean }
  | { readonly kind: 'version' }
  | AskCommand
  | LanguagesCommand
  | McpCommand
  | RunCommand;

/** @throws CliUsageError */
export async function parseArguments(words: readonly string[]): Promise<Command> {
  const [first, ...rest] = words;

  if (first === undefined || first === 'help' || first === '--help' || first === '-h') {
    const [tool] = rest;

    return { kind: 'help', tool: tool !== undefined && isToolId(tool) ? tool : null };
  }

  if (first === '--version' || first === '-v') {
    return { kind: 'version' };
  }

  if (first === 'tools') {
    return { kind: 'tools', json: rest.includes('--json') };
  }

  if (first === 'ask') {
    return rest.includes('--help') || rest.includes('-h') ? { kind: 'help', tool: null } : parseAsk(rest);
  }

  if (first === 'mcp') {
    return rest.includes('--help') || rest.includes('-h') ? { kind: 'help', tool: null } : parseMcp(rest);
  }

  if (first === 'languages') {
    return rest.includes('--help') || rest.includes('-h')
      ? { kind: 'help', tool: null }
      : parseLanguages(rest);
  }

  if (!isToolId(first)) {
    throw new CliUsageError(`there is no tool "${first}"${nearest(first)}`);
  }

  const { form }: ToolFacts = catalogue[first];

  if (form !== undefined && rest.includes('--fields')) {
    return { kind: 'fields', form, json: rest.includes('--json') };
  }

  return rest.includes('--help') || rest.includes('-h')
    ? { kind: 'help', tool: first }
    : parseRun(first, rest, await flagsOf(first));
}

/** Options that every tool takes here, as a schema describes them. */
const everyTool = {
  json: { type: 'boolean' },
  inputPassword: { type: 'string' },
  inputRights: { type: 'boolean' },
} as const;

interface Flags {
  /** As `parseArgs` takes them; option names are accepted in kebab case and as the API spells them. */
  readonly types: Readonly<Record<string, { readonly type: 'boolean' | 'string'; readonly short?: string }>>;
  /** True when the tool has its own `output` option; otherwise `--output` is the long form of `-o`. */
  readonly ownOutput: boolean;
}

async function flagsOf(tool: ToolId): Promise<Flags> {
  const { properties } = await optionsSchema(tool);
  const types: Record<string, Flags['types'][string]> = { output: { type: 'string', short: 'o' } };

  const files = Object.fromEntries(optionFilesOf(tool).map(({ name }) => [name, { type: 'string' }]));

  const results = Object.fromEntries(
    Object.keys(resultOptionsOf(tool)).map((name) => [name, { type: 'string' }]),
  );

  for (const [name, { type }] of Object.entries({ ...everyTool, ...properties, ...files, ...results })) {
    for (const flag of [name, kebabCase(name)]) {
      types[flag] ??= { type: type === 'boolean' ? 'boolean' : 'string' };

      if (type === 'boolean') {
        types[`no-${flag}`] = { type: 'boolean' };
      }
    }
  }

  return { types, ownOutput: 'output' in properties };
}

function parseRun(tool: ToolId, words: readonly string[], { types, ownOutput }: Flags): RunCommand {
  const { tokens } = parseArgs({ args: [...words], options: types, strict: false, tokens: true });
  const files: string[] = [];
  const options: Record<string, string[]> = {};
  const give = (name: string, value: string) => {
    options[name] = [...(options[name] ?? []), value];
  };
  let output: string | null = null;
  let pendingSwitch: string | null = null;

  for (const token of tokens) {
    const pending = pendingSwitch;
    pendingSwitch = null;

    if (token.kind === 'positional' && pending !== null && /^(true|false)$/.test(token.value)) {
      options[pending] = [token.value];
    } else if (token.kind === 'positional') {
      files.push(token.value);
    } else if (token.kind === 'option') {
      const { name, rawName, inlineValue } = token;

      if (rawName === '-o' || (rawName === '--output' && !ownOutput)) {
        output = outputOf(token);
      } else if (!rawName.startsWith('--')) {
        throw new CliUsageError(`unknown flag ${words[token.index]}`);
      } else if (!Object.hasOwn(types, name)) {
        throw new CliUsageError(`${tool} has no option ${rawName}${nearestFlag(name, types)}`);
      } else if (types[name]?.type === 'string') {
        give(camelCase(name), valueOf(token));
      } else if (name.startsWith('no-')) {
        give(camelCase(name.slice(3)), negated(token));
      } else {
        give(camelCase(name), token.value ?? 'true');
        // A switch takes the following word only when that is a truth value; any other word is a file.
        pendingSwitch = inlineValue ? null : camelCase(name);
      }
    }
  }

  const { json, inputPassword, inputRights, ...rest } = options;
  const takesFile = new Set(optionFilesOf(tool).map(({ name }) => name));
  const results = resultOptionsOf(tool);
  const entries = Object.entries(rest);
  const resultPaths = entries.flatMap(([name, values]) => {
    const path = values.at(-1);

    return name in results && path !== undefined ? [[name, path] as const] : [];
  });

  if (files.length === 0 && catalogue[tool].minFiles > 0) {
    throw new CliUsageError(`${tool} needs a file`);
  }

  return {
    kind: 'run',
    tool,
    files,
    output,
    json: json !== undefined && json.at(-1) !== 'false',
    inputPassword: inputPassword?.at(-1) ?? null,
    inputRights: inputRights !== undefined && inputRights.at(-1) !== 'false',
    options: Object.fromEntries(
      entries
        .filter(([name]) => !takesFile.has(name))
        .map(([name, values]) => [name, name in results ? ['true'] : values]),
    ),
    optionFiles: Object.fromEntries(entries.filter(([name]) => takesFile.has(name))),
    resultPaths: Object.fromEntries(resultPaths),
  };
}

interface FlagToken {
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

/** `-o=out` means the same as `-o out`, as for long flags. */
function outputOf({ rawName, value = '', inlineValue }: FlagToken): string {
  const output = inlineValue ? value.replace(/^=/, '') : value;

  if (output === '') {
    throw new CliUsageError(`${rawName} needs a file or a folder`);
  }

  return output;
}

/** Value of a flag that needs one. The following word may begin with one dash, as in `--pages -3`. */
function valueOf({ rawName, value, inlineValue }: FlagToken): string {
  if (value === undefined || (!inlineValue && (value.startsWith('--') || value === '-o'))) {
    throw new CliUsageError(`${rawName} needs a value; if the value starts with --, write ${rawName}=--…`);
  }

  return value;
}

function negated({ rawName, inlineValue }: FlagToken): 'false' {
  if (inlineValue) {
    throw new CliUsageError(`${rawName} takes no value`);
  }

  return 'false';
}

function camelCase(flag: string): string {
  return flag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Flag name of an option: `ownerPassword` becomes `--owner-password`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function nearestFlag(given: string, types: Flags['types']): string {
  const match = Object.keys(types).find((name) => isNear(name, kebabCase(given)));

  return match === undefined ? '' : `; did you mean --${match}?`;
}

function nearest(given: string): string {
  const match =
    toolIds.find((id) => isNear(id, given)) ??
    toolIds.find((id) => id.includes(given) || id.startsWith(given.slice(0, 4)));

  return match === undefined ? '' : `; did you mean ${match}?`;
}
