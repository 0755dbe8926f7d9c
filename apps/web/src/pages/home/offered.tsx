import { plural } from '@octavo/i18n/format';
import { shellWords } from '@octavo/i18n/shell';
import { Button } from '@octavo/ui/button';
import { carry } from '../../intake/carried.ts';
import { useLocale } from '../../shell/use-locale.ts';
import type { DropOffer } from './drop-panel.tsx';
import { ToolLink } from './tool-link.tsx';

/** Tools that take the files just dropped; they go there without another upload. */
export function Offered({ offer: { files, tools }, clear }: { readonly offer: DropOffer; clear(): void }) {
  const locale = useLocale();
  const words = shellWords(locale).home;
  const keep = () => carry(files.map(({ file }) => file));

  return (
    <>
      <p className="truncate text-caption text-ink-soft">{files.map(({ file }) => file.name).join(', ')}</p>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-title">
          {tools.length === 0 ? words.offerNone : plural(locale, files.length, words.offer)}
        </h2>
        <Button look="plain" size="small" onClick={clear}>
          {words.offerClear}
        </Button>
      </div>
      <ul className="type-case">
        {tools.map((entry) => (
          <li key={entry.id} data-family={entry.group}>
            <ToolLink entry={entry} onClick={keep} isShort />
          </li>
        ))}
      </ul>
    </>
  );
}
