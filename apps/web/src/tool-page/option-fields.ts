/** Option that a user can set, read from the JSON schema of a tool's options; enough to generate a panel. */
export type OptionField = { readonly name: string } & (
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'choices'; readonly values: readonly string[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'number'; readonly minimum: number | null; readonly maximum: number | null }
  | { readonly kind: 'size' }
  | { readonly kind: 'text' }
);

export interface ToolOptions {
  readonly fields: readonly OptionField[];
  readonly defaults: Readonly<Record<string, unknown>>;
}

interface JsonOptionSchema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly items?: JsonOptionSchema;
  readonly anyOf?: readonly JsonOptionSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
}

/**
 * Reads the fields and their defaults. An empty text as default means that the option is not given, so it is
 * left out.
 */
export function optionsOf(schema: {
  readonly properties?: Readonly<Record<string, JsonOptionSchema>>;
}): ToolOptions {
  const properties = Object.entries(schema.properties ?? {});

  return {
    fields: properties.map(([name, property]) => ({ name, ...fieldOf(property) })),
    defaults: Object.fromEntries(
      properties
        .map(([name, property]) => [name, defaultOf(property)] as const)
        .filter(([, value]) => value !== undefined && value !== ''),
    ),
  };
}

/**
 * Default of an option. A list whose default the schema can't express (its input is free text) starts with
 * all allowed values.
 */
function defaultOf(property: JsonOptionSchema): unknown {
  return property.default ?? (property.type === 'array' ? property.items?.enum : undefined);
}

function fieldOf(property: JsonOptionSchema) {
  if (property.enum !== undefined) {
    return { kind: 'choice', values: property.enum } as const;
  }

  if (property.type === 'array') {
    return { kind: 'choices', values: property.items?.enum ?? [] } as const;
  }

  if (property.type === 'boolean') {
    return { kind: 'flag' } as const;
  }

  if (property.type === 'integer' || property.type === 'number') {
    return { kind: 'number', minimum: property.minimum ?? null, maximum: property.maximum ?? null } as const;
  }

  // Sizes are the only options written either as a number of bytes or as text with a unit.
  return property.anyOf === undefined ? ({ kind: 'text' } as const) : ({ kind: 'size' } as const);
}
