import type { Locale } from '@octavo/i18n/locales';
import { loadCopy } from '@octavo/tools/copy';
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
    catalogueIn(locale).map(async ({ id, name, accepts }) => {
      const [copy, schema] = await Promise.all([loadCopy(id, locale), loadOptions(id)]);
      const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      const { fields, defaults } = optionsOf(json as Parameters<typeof optionsOf>[0]);

      return {
        id,
        name,
        accepts,
        options: fields.map((field) => ({
          name: field.name,
          label: copy.options[field.name]?.label ?? '',
          hint: copy.options[field.name]?.hint ?? '',
          values: valuesOf(field),
          byDefault: String(defaults[field.name] ?? ''),
        })),
      };
    }),
  );
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
