/** Data of a 404 response. */
export interface Missing {
  /** Ids of tools that the visitor may have meant. */
  readonly tools: readonly string[];
}

/** Reads the suggested tools from the data of a 404 response; empty without any. */
export function toolsInstead(data: unknown): readonly string[] {
  if (typeof data !== 'object' || data === null || !('tools' in data) || !Array.isArray(data.tools)) {
    return [];
  }

  return data.tools.filter((id) => typeof id === 'string');
}
