import type { OptionFileView } from '@octavo/contract/folders';
import { failureText } from '@octavo/i18n/failures';
import { shellWords } from '@octavo/i18n/shell';
import { readKinds } from '../../intake/read-kinds.ts';
import { useLocale } from '../../shell/use-locale.ts';
import { askFolders, refusalText } from './ask-folders.ts';
import type { FolderTool } from './folders.server.ts';
import type { ChosenStep, StepFile } from './task-state.ts';

type StepFiles = ChosenStep['files'];

/**
 * Takes files for the options of a step: the application gets a copy at once, so that a watched folder can use it after
 * the window is closed. The returned function takes a file for an option, or removes the one it has.
 */
export function useStepFiles(
  { facts }: FolderTool,
  onFiles: (change: (files: StepFiles) => StepFiles) => void,
): (option: string, file: File | null) => void {
  const locale = useLocale();
  const unreachable = shellWords(locale).unreachable;

  const send = async (option: string, file: File, shown: StepFile) => {
    const settle = (changed: Partial<StepFile>) =>
      // Another file may have taken its place meanwhile.
      onFiles((files) =>
        files[option]?.url === shown.url ? { ...files, [option]: { ...shown, ...changed } } : files,
      );
    const kind = (await readKinds([file]))[0]?.kind ?? null;

    if (kind === null || facts.optionFiles?.[option]?.kinds.includes(kind) !== true) {
      settle({
        problem: failureText(locale, 'file-type-not-supported', { ...(kind !== null && { kind }) }),
      });

      return;
    }

    try {
      const { name } = await askFolders<OptionFileView>(locale, '/files', {
        method: 'POST',
        query: { name: file.name },
        body: file,
      });
      settle({ stored: name });
    } catch (error) {
      settle({ problem: refusalText(error, unreachable) });
    }
  };

  return (option, file) => {
    const url = file === null ? null : URL.createObjectURL(file);
    const shown =
      file === null ? null : { name: file.name, sizeBytes: file.size, url, problem: null, stored: null };
    onFiles((files) => {
      const { [option]: replaced, ...others } = files;

      if (replaced?.url != null) {
        URL.revokeObjectURL(replaced.url);
      }

      return shown === null ? others : { ...others, [option]: shown };
    });

    if (file !== null && shown !== null) {
      void send(option, file, shown);
    }
  };
}
