/** The parts of an OpenAPI description that the page shows. */
interface ApiDescription {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
}

interface OpenApiOperation {
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly description?: string;
  }[];
}

/** One line of the table of calls. */
export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly where: string;
    readonly description: string;
  }[];
}

/**
 * Every call of an API in the order of its description. Path parameters are left out: the path shows them.
 */
export function callsOf(description: ApiDescription): ApiCall[] {
  return Object.entries(description.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      summary: operation.summary ?? '',
      description: operation.description ?? '',
      parameters: (operation.parameters ?? [])
        .filter((parameter) => parameter.in !== 'path')
        .map(({ name, in: where, description: text = '' }) => ({ name, where, description: text })),
    })),
  );
}
