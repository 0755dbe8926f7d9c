import { readFileSync } from 'node:fs';
import { WrongConfig } from '../system/cannot-start.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads settings from files: `NAME_FILE` is the path of a file with the value of `NAME`, as services and
 * containers pass secrets. Only names of settings count; variables of other programs may end like that, too.
 *
 * @throws WrongConfig that names every file which cannot be used.
 */
export function readSettingFiles(variables: Variables, names: readonly string[]): Variables {
  const wrong: string[] = [];
  const read = names.flatMap((name) => {
    const path = variables[`${name}_FILE`] ?? '';

    if (path === '') {
      return [];
    }

    if ((variables[name] ?? '') !== '') {
      wrong.push(`${name}_FILE: ${name} is set as well`);
    }

    try {
      return [[name, readFileSync(path, 'utf8').trim()]];
    } catch {
      wrong.push(`${name}_FILE: the file cannot be read`);

      return [];
    }
  });

  if (wrong.length > 0) {
    throw new WrongConfig(`invalid configuration\n  ${wrong.join('\n  ')}`);
  }

  return { ...variables, ...Object.fromEntries(read) };
}
