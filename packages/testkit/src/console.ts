export interface Printed<Value> {
  readonly value: Value;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs an action in a folder, and returns what it prints, without spaces around it. Not for actions that run at the
 * same time: folder and console belong to the whole process.
 */
export async function capturePrinted<Value>(
  folder: string,
  action: () => Promise<Value>,
): Promise<Printed<Value>> {
  const { log, error } = console;
  const before = process.cwd();
  const [out, err]: [string[], string[]] = [[], []];
  console.log = (...words: unknown[]) => out.push(words.join(' '));
  console.error = (...words: unknown[]) => err.push(words.join(' '));
  process.chdir(folder);

  try {
    const value = await action();

    return { value, out: out.join('\n').trim(), err: err.join('\n').trim() };
  } finally {
    process.chdir(before);
    Object.assign(console, { log, error });
  }
}
