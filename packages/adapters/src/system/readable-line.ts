const levels: Readonly<Record<number, string>> = { 40: 'warning', 50: 'error', 60: 'error' };

/** A line of the log for a person at a terminal: `11:24:05 serve error: page failed (code=page-failed)`. */
export function readableLine(line: string): string {
  const entry = entryIn(line);

  if (entry === null) {
    return line;
  }

  const { level, time, role, msg, err, ...others } = entry;
  const kind = levels[Number(level)];
  const fields = Object.entries(others).map(([name, value]) => `${name}=${textOf(value)}`);
  const parts = [
    new Date(Number(time)).toTimeString().slice(0, 8),
    String(role ?? ''),
    kind === undefined ? String(msg ?? '') : `${kind}: ${String(msg ?? '')}`,
    ...(fields.length === 0 ? [] : [`(${fields.join(' ')})`]),
  ];

  return `${parts.join(' ')}${err === undefined ? '' : `\n  ${causeIn(err)}`}\n`;
}

function entryIn(line: string): Readonly<Record<string, unknown>> | null {
  try {
    return fieldsOf(JSON.parse(line));
  } catch {
    return null;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Stack of an error, which begins with its message. */
function causeIn(error: unknown): string {
  const fields = fieldsOf(error);

  return String(fields?.['stack'] ?? fields?.['message'] ?? error);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null;
}
