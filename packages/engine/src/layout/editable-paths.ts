import type { PagePath } from './page-content.ts';

/** A drawing of more shapes, or of more strokes of the pen, than anybody edits is shown as a picture. */
const mostShapes = 120;
const mostCommands = 2_500;

/** True when paths are few enough to be shapes that somebody will edit. */
export function areEditable(paths: readonly PagePath[]): boolean {
  const commands = paths.reduce((sum, path) => sum + path.commands.length, 0);

  return paths.length <= mostShapes && commands <= mostCommands;
}
