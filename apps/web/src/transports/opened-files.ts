/** The files that the desktop application was opened with. */
interface OpenedFiles {
  readonly files: readonly File[];
  /** Name of a file that cannot be read; null when all of them can. */
  readonly missing: string | null;
}

/** Reads the files that the desktop application was opened with. */
export async function readOpenedFiles(): Promise<OpenedFiles> {
  const names: readonly string[] = await (await fetch('/opened')).json();
  const read = await Promise.all(names.map(readFile));
  const missing = names.find((_name, index) => read[index] === null) ?? null;

  return { files: read.filter((file) => file !== null), missing };
}

/** Null for a file that has gone. */
async function readFile(name: string, index: number): Promise<File | null> {
  const answer = await fetch(`/opened/${index}`);

  return answer.ok ? new File([await answer.blob()], name) : null;
}
