/** Length at which a chain of causes is cut off. */
const deepest = 5;

/**
 * Describes an error by fields that are known to hold no personal data: PostgreSQL puts the row into `detail`
 * and the query into `where`, drivers add parameters, and a row holds tokens and names of files.
 */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) {
    return typeof error;
  }

  const described: Record<string, unknown> = { type: error.name, message: error.message, stack: error.stack };

  for (const name of ['code', 'severity', 'schema', 'table', 'constraint', 'routine', 'syscall']) {
    const value: unknown = Reflect.get(error, name);

    if (typeof value === 'string' || typeof value === 'number') {
      described[name] = value;
    }
  }

  if (error.cause !== undefined && depth < deepest) {
    described['cause'] = describeError(error.cause, depth + 1);
  }

  return described;
}
