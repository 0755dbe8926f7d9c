/**
 * Reads the files that the desktop application was opened with.
 *
 * @throws Error with the name of a file that cannot be read.
 */
export async function readOpenedFiles(): Promise<readonly File[]> {
  const names: readonly string[] = await (await fetch('/opened')).json();

  return Promise.all(names.map(readFile));
}

async function readFile(name: string, index: number): Promise<File> {
  const answer = await fetch(`/opened/${index}`);

  if (!answer.ok) {
    throw new Error(name);
  }

  return new File([await answer.blob()], name);
}
