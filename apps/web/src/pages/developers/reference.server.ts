import type { FileKind } from '@octavo/contract/kinds';
import type { Locale } from '@octavo/i18n/locales';
import { catalogue, isToolId, type ToolId } from '@octavo/tools/catalogue';
import { loadCopy } from '@octavo/tools/copy';
import type { ToolCopy, ToolFacts } from '@octavo/tools/kit/types';
import { loadOptions } from '@octavo/tools/options';
import * as z from 'zod';
import { catalogueIn } from '../../shell/catalogue.server.ts';
import { type OptionField, optionsOf } from '../../tool-page/option-fields.ts';

export interface ToolReference {
  readonly id: string;
  readonly name: string;
  readonly accepts: readonly string[];
  readonly options: readonly OptionReference[];
}

export interface OptionReference {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly values: string;
  readonly byDefault: string;
}

/** Describes every tool with its options, from the schemas that also validate requests. */
export function describeTools(locale: Locale): Promise<ToolReference[]> {
  return Promise.all(
    catalogueIn(locale).flatMap(({ id, name, accepts }) =>
      isToolId(id) ? [describeTool(id, name, accepts, locale)] : [],
    ),
  );
}

async function describeTool(
  id: ToolId,
  name: string,
  accepts: readonly FileKind[],
  locale: Locale,
): Promise<ToolReference> {
  const [copy, schema] = await Promise.all([loadCopy(id, locale), loadOptions(id)]);
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const { fields, defaults } = optionsOf(json as Parameters<typeof optionsOf>[0]);

  return {
    id,
    name,
    accepts,
    options: [
      ...fields.map((field) => ({
        name: field.name,
        label: copy.options[field.name]?.label ?? '',
        hint: copy.options[field.name]?.hint ?? '',
        values: valuesOf(field),
        byDefault: String(defaults[field.name] ?? ''),
      })),
      ...fileOptions(id, copy),
    ],
  };
}

/** Options that take a file, with the entry of `files` that gives it. */
function fileOptions(id: ToolId, copy: ToolCopy): OptionReference[] {
  const { optionFiles = {} }: ToolFacts = catalogue[id];

  return Object.keys(optionFiles).map((name) => ({
    name,
    label: copy.options[name]?.label ?? '',
    hint: copy.options[name]?.hint ?? '',
    values: `{"token":"…","option":"${name}"}`,
    byDefault: '',
  }));
}

function valuesOf(field: OptionField): string {
  switch (field.kind) {
    case 'choice':
      return field.values.join(' · ');
    case 'choices':
      return field.values.join(', ');
    case 'flag':
      return 'true · false';
    case 'number':
      return field.minimum === null || field.maximum === null
        ? '1, 2, 3…'
        : `${field.minimum}–${field.maximum}`;
    case 'size':
      return '500KB · 2MB';
    case 'text':
      return 'text';
  }
}
