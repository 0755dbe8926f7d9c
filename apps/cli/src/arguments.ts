import { isNear } from '@octavo/domain/is-near';
import { isToolId, type ToolId, toolIds } from '@octavo/tools/catalogue';
import { optionsSchema } from './options-schema.ts';

/** The command line could not be parsed; `message` gives the reason. */
export class CliUsageError extends Error {}

export interface RunCommand {
  readonly kind: 'run';
  readonly tool: ToolId;
  readonly files: readonly string[];
  /** Given with -o: a file for one result, a folder for several. */
  readonly output: string | null;
  readonly json: boolean;
  /** Opens protected inputs. */
  readonly inputPassword: string | null;
  /** Options as written, by their camelCase names. */
  readonly options: Readonly<Record<string, string | true>>;
}

export type Command =
  | { readonly kind: 'help'; readonly tool: ToolId | null }
  | { readonly kind: 'tools'; readonly json: boolean }
  | { readonly kind: 'version' }
  | RunCommand;

/** @throws WrongUsage */
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

  if (!isToolId(first)) {
    throw new CliUsageError(`there is no tool "${first}"${nearest(first)}`);
  }

  return rest.includes('--help') || rest.includes('-h')
    ? { kind: 'help', tool: first }
    : parseRun(first, rest, await flagsOf(first));
}

interface Flags {
  /** Names of the boolean options; such a flag needs no value. */
  readonly switches: ReadonlySet<string>;
  /** True when the tool has its own `output` option; otherwise `--output` is the long form of `-o`. */
  readonly ownOutput: boolean;
}

async function flagsOf(tool: ToolId): Promise<Flags> {
  const { properties } = await optionsSchema(tool);
  const switches = Object.entries(properties).filter(([, { type }]) => type === 'boolean');

  return {
    switches: new Set(['json', ...switches.map(([name]) => name)]),
    ownOutput: 'output' in properties,
  };
}

function parseRun(tool: ToolId, words: readonly string[], { switches, ownOutput }: Flags): RunCommand {
  const files: string[] = [];
  const options: Record<string, string | true> = {};
  let output: string | null = null;
  let onlyFiles = false;

  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';

    if (onlyFiles || !word.startsWith('-') || word === '-') {
      files.push(word);
      continue;
    }

    if (word === '--') {
      onlyFiles = true;
      continue;
    }

    if (word === '-o' || (!ownOutput && /^--output(=|$)/.test(word))) {
      const [, named] = splitOnce(word, '=');
      index += named === undefined ? 1 : 0;
      output = named ?? words[index] ?? '';

      if (output === '') {
        throw new CliUsageError(`${word.replace('=', '')} needs a file or a folder`);
      }

      continue;
    }

    if (!word.startsWith('--')) {
      throw new CliUsageError(`unknown flag ${word}`);
    }

    const [flag = '', attached] = splitOnce(word.slice(2), '=');
    const option = camelCase(flag);
    const negated = negatedBy(flag, switches);

    if (negated !== null) {
      if (attached !== undefined) {
        throw new CliUsageError(`--${flag} takes no value`);
      }

      options[negated] = 'false';
      continue;
    }

    const following = words[index + 1];
    const isValue = switches.has(option) ? isTruth : isWord;
    const takesNext = attached === undefined && following !== undefined && isValue(following);
    options[option] = attached ?? (takesNext ? following : true);
    index += takesNext ? 1 : 0;
  }

  const { json, inputPassword, ...rest } = options;

  if (files.length === 0) {
    throw new CliUsageError(`${tool} needs a file`);
  }

  return {
    kind: 'run',
    tool,
    files,
    output,
    json: json !== undefined && json !== 'false',
    inputPassword: typeof inputPassword === 'string' ? inputPassword : null,
    options: rest,
  };
}

/** Boolean option that the flag `--no-…` turns off; null when there is none. */
function negatedBy(flag: string, switches: ReadonlySet<string>): string | null {
  const option = flag.startsWith('no-') ? camelCase(flag.slice(3)) : '';

  return switches.has(option) ? option : null;
}

/** The word after a flag is its value unless it is a flag itself. */
function isWord(word: string): boolean {
  return !word.startsWith('--') && word !== '-o';
}

/** Values a boolean flag accepts; any other following word may be a file. */
function isTruth(word: string): boolean {
  return word === 'true' || word === 'false';
}

function splitOnce(text: string, at: string): [string, string | undefined] {
  const index = text.indexOf(at);

  return index < 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}

function camelCase(flag: string): string {
  return flag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Flag name of an option: `ownerPassword` becomes `--owner-password`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function nearest(given: string): string {
  const match =
    toolIds.find((id) => isNear(id, given)) ??
    toolIds.find((id) => id.includes(given) || id.startsWith(given.slice(0, 4)));

  return match === undefined ? '' : `; did you mean ${match}?`;
}
