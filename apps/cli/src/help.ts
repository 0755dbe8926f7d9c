import { catalogue, type ToolId, toolIds } from '@octavo/tools/catalogue';
import { loadCopy } from '@octavo/tools/copy';
import type { ToolFacts } from '@octavo/tools/kit/types';
import { kebabCase } from './arguments.ts';
import { optionFilesOf } from './option-files.ts';
import { optionsSchema, valuesOf } from './options-schema.ts';
import { resultOptionsOf } from './result-options.ts';

export function helpText(): string {
  const width = Math.max(...toolIds.map((id) => id.length));
  const lines = toolIds.map((id) => `  ${id.padEnd(width)}  ${catalogue[id].summary.en}`);

  return `Usage: octavo <tool> <files…> [-o out] [--option value] [--json]

Tools:
${lines.join('\n')}

  octavo <tool> --help     show the options of a tool
  octavo tools [--json]    list all tools, with accepted file types and options
  octavo ask <pdf files…> "question" [--json] [--password …] [--language fra] [--limit 3]
                           answer a question from the files, with page and quote; without a question, one a line
                           from standard input
  octavo languages [--json]      languages of OCR (recognized text)
  octavo languages get deu spa   fetches the data of languages; nothing is fetched without this command
  octavo mcp [--allow folder]
                           tools and questions for an agent (Model Context Protocol), within folders
  octavo serve | work      start the web server or the worker (see README)
  octavo --version         show the version
  octavo admin             manage users, plans and payments (operator only)

Results are saved next to the input and never overwrite it. Use -o to name a file (one result) or a folder (several).
--input-password opens protected inputs; --input-rights states your right to do what their owners restrict.
Exit codes: 0 success, 1 failure (with an error code), 2 usage error;
of verify-pdf also 3 (valid signatures by unknown signers) and 4 (no signatures); of ask 3 (not in the document).
Set OCTAVO_LOG=debug to see where an internal error occurred.`;
}

export async function toolHelp(tool: ToolId): Promise<string> {
  const facts: ToolFacts = catalogue[tool];
  const copy = await loadCopy(tool, 'en');
  const { properties, required } = await optionsSchema(tool);
  const results = resultOptionsOf(tool);
  const flags = Object.entries(properties).map(([name, schema]) => {
    const words = copy.options[name];
    const values = valuesOf(schema);
    const standard =
      schema.default === undefined || schema.default === '' || typeof schema.default === 'object'
        ? ''
        : ` (default ${schema.default})`;
    const must = required.includes(name) ? ' (required)' : '';
    const hint = words?.hint === undefined ? '' : `\n      ${words.hint}`;
    const flag = name in results ? `${kebabCase(name)} file` : kebabCase(name);
    // An option that is on by default has a separate flag to turn it off.
    const off = schema.type === 'boolean' && schema.default === true ? `, --no-${flag}` : '';

    return `  --${flag}${off}${values && ` ${values}`}${standard}${must}\n      ${words?.label ?? schema.description ?? name}${hint}`;
  });
  const fileFlags = optionFilesOf(tool).map(({ name, accepts, most }) => {
    const { label = name, hint = '' } = copy.options[name] ?? {};

    const times = most > 1 ? `, up to ${most} times` : '';

    return `  --${kebabCase(name)} ${accepts.join('|')} file${times}\n      ${label}${hint && `\n      ${hint}`}`;
  });

  return [
    `${facts.name.en}: ${copy.subtitle}`,
    '',
    `Usage: octavo ${tool} ${inputsOf(facts)} [-o out]`,
    ...(facts.form === undefined ? [] : [`       octavo ${tool} --fields [--json]`]),
    ...(flags.length + fileFlags.length > 0 ? ['', 'Options:', ...flags, ...fileFlags] : []),
    '',
    'Options for every tool:',
    `  -o${'output' in properties ? '' : ', --output'} out
      A file for one result, a folder for several. By default, results are saved next to the input and never overwrite it.
  --json
      Prints results and failures as JSON to standard output.
  --input-password password
      Opens protected inputs.
  --input-rights
      States that you have the right to do what the owner of an input restricts.`,
  ].join('\n');
}

/** Arguments of a tool in its usage line. */
function inputsOf(facts: ToolFacts): string {
  return facts.maxFiles === 0 ? '--values values.json' : `<${wordsFor(facts)}>`;
}

/** Inputs of a tool in its usage line: `jpg|png files…`, `https://… or html files…`. */
function wordsFor({ accepts, maxFiles }: ToolFacts): string {
  const kinds = accepts.filter((kind) => kind !== 'url').join('|');
  const files = `${kinds} file${maxFiles > 1 ? 's…' : ''}`;

  return accepts.includes('url') ? `https://… or ${files}` : files;
}
