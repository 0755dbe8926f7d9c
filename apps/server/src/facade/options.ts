import type { ToolView } from '@octavo/contract/routes/tools';
import * as z from 'zod';
import { wrongField } from './call.ts';

type Options = Readonly<Record<string, unknown>>;

/** Part of the JSON Schema of a tool's options that decides how fields are translated. */
const schema = z.object({
  properties: z.record(z.string(), z.looseObject({ enum: z.array(z.unknown()).default([]) })).default({}),
});
type Properties = z.infer<typeof schema>['properties'];

/** Options that a field sets; null when the tool has none for it. */
type Translate = (given: string, properties: Properties) => Options | null;

const switches = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
]);

/** Fields of a conversion that set options, by name. */
const translations: Readonly<Record<string, Translate>> = {
  compress: levelOf,
  outtype: (given, { format }) => (format === undefined ? null : { format: given.toLowerCase() }),
  ocr: (given, { ocr }) => (ocr === undefined ? null : { ocr: recognitionOf(given) }),
  language: (given, { language }) => (language === undefined ? null : { language: given.split(/[,;+]/) }),
  password: (given, { password }) => (password === undefined ? null : { password: given }),
  splitcount: (given, { ranges }) => (ranges === undefined ? null : { ranges: given }),
  excelonesheet: sheetsOf,
};

/** Fields that set options. */
export const optionFields = Object.keys(translations);

/**
 * Translates fields into options of the tool.
 *
 * @throws Failure `illegal-input` naming a field for which the tool has no option.
 */
export function optionsOf(
  { options }: Pick<ToolView, 'options'>,
  fields: ReadonlyMap<string, string>,
): Options {
  const { properties } = schema.parse(options);
  const set = Object.entries(translations).flatMap(([name, translate]) => {
    const given = fields.get(name);

    if (given === undefined) {
      return [];
    }

    const translated = translate(given, properties);

    if (translated === null) {
      throw wrongField(name);
    }

    return [translated];
  });

  return Object.assign({}, ...set);
}

/** Name of the field that set an option, for a failure that names the option. */
export function fieldOfOption(option: string, fields: ReadonlyMap<string, string>): string {
  const sources: Readonly<Record<string, string>> = {
    level: 'compress',
    dpi: 'compress',
    format: 'outtype',
    ranges: 'splitcount',
    sheets: 'excelonesheet',
    files: fields.has('urls') ? 'urls' : 'token',
  };
  const [head = ''] = option.split('.');
  const field = sources[head];

  return field !== undefined && fields.has(field) ? field : head;
}

/** A level by its name or in percent; where levels have names, a number is the custom resolution. */
function levelOf(given: string, { level, dpi }: Properties): Options | null {
  if (level === undefined) {
    return null;
  }

  const isNumber = /^\d+$/.test(given);

  return isNumber && dpi !== undefined
    ? { level: 'custom', dpi: Number(given) }
    : { level: isNumber ? Number(given) : given };
}

function recognitionOf(given: string): string {
  const isOn = switches.get(given);

  if (isOn === undefined) {
    return given;
  }

  return isOn ? 'auto' : 'off';
}

function sheetsOf(given: string, { sheets }: Properties): Options | null {
  const isOn = switches.get(given);

  if (isOn === undefined || !sheets?.enum.includes('one')) {
    return null;
  }

  return isOn ? { sheets: 'one' } : {};
}
