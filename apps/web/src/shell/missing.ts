/** What is told of a page that is not there. */
export interface Missing {
  /** Ids of tools that may have been meant. */
  readonly tools: readonly string[];
}

/** Reads what came with a 404; answers that say nothing of it name no tools. */
export function toolsInstead(data: unknown): readonly string[] {
  if (typeof data !== 'object' || data === null || !('tools' in data) || !Array.isArray(data.tools)) {
    return [];
  }

  return data.tools.filter((id) => typeof id === 'string');
}
