import { makensis } from './makensis.ts';

/** Writes the program that starts the application without a console. */
export function writeProgram(icon: string, version: string, main: string, path: string): void {
  makensis('octavo.nsi', { OUT: path, ICON: icon, VERSION: version, MAIN: main });
}
