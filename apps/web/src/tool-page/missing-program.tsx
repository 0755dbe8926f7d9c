import { fill } from '@octavo/i18n/placeholders';
import { shellWords } from '@octavo/i18n/shell';
import type { NeededProgram } from '@octavo/tools/kit/types';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../shell/use-locale.ts';
import { programNames } from './missing-for.ts';

/** Pages from which programs can be downloaded. */
const addresses: Readonly<Record<NeededProgram, string>> = {
  office: 'https://www.libreoffice.org/download/',
  chromium: 'https://www.google.com/chrome/',
  poppler: 'https://poppler.freedesktop.org/',
};

/** Notice of the program that a tool lacks, before any file is added. */
export function MissingProgram({ program }: { readonly program: NeededProgram }) {
  const words = shellWords(useLocale()).tool.missing;
  const name = programNames[program];

  return (
    <p
      role="status"
      className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-rubric-wash px-3 py-2.5 text-rubric"
    >
      <Icon name="warning" size={18} />
      <span className="grow">{fill(words.text, { program: name })}</span>
      <a href={addresses[program]} target="_blank" rel="noreferrer" className="underline underline-offset-3">
        {fill(words.link, { program: name })}
      </a>
    </p>
  );
}
