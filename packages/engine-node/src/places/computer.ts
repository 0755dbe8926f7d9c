import { accessSync, constants, readdirSync } from 'node:fs';
import { homedir } from 'node:os';

/** A computer on which programs are looked for. */
export interface Computer {
  readonly platform: NodeJS.Platform;
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  isProgram(path: string): boolean;
  /** Names in a folder; none when it does not exist. */
  list(folder: string): readonly string[];
}

/** The computer that runs this process. */
export const thisComputer: Computer = {
  platform: process.platform,
  variables: process.env,
  home: homedir(),

  isProgram(path) {
    try {
      accessSync(path, constants.X_OK);

      return true;
    } catch {
      return false;
    }
  },

  list(folder) {
    try {
      return readdirSync(folder);
    } catch {
      // Programs that are not installed have no folder.
      return [];
    }
  },
};
