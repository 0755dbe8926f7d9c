import { commandOf } from './editor-keys.ts';

/** True for a key that only a field has a use for, so that the editor must not get it. */
export function staysInField(event: Parameters<typeof commandOf>[0]): boolean {
  const command = commandOf(event, true, false);

  return command === null || command.kind === 'escape';
}
