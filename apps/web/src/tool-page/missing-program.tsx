import { fill } from '@octavo/i18n/placeholders';
import { shellWords } from '@octavo/i18n/shell';
import type { NeededProgram } from '@octavo/tools/kit/types';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../shell/use-locale.ts';

/** Names of programs, and where to get them. */
const programs: Readonly<Record<NeededProgram, readonly [name: string, address: string]>> = {
  office: ['LibreOffice', 'https://www.libreoffice.org/download/'],
  chromium: ['Chrome', 'https://www.google.com/chrome/'],
  poppler: ['poppler', 'https://poppler.freedesktop.org/'],
};

/** Notice of the program that a tool lacks, before any file is added. */
export function MissingProgram({ program }: { readonly program: NeededProgram }) {
  const words = shellWords(useLocale()).tool.missing;
  const [name, address] = programs[program];

  return (
    <p
      role="status"
      className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-rubric-wash px-3 py-2.5 text-rubric"
    >
      <Icon name="warning" size={18} />
      <span className="grow">{fill(words.text, { program: name })}</span>
      <a href={address} target="_blank" rel="noreferrer" className="underline underline-offset-3">
        {fill(words.link, { program: name })}
      </a>
    </p>
  );
}
