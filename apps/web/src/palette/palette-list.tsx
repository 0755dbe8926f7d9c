import { paletteWords } from '@octavo/i18n/palette';
import { Icon } from '@octavo/ui/icon';
import { useLocale } from '../shell/use-locale.ts';
import type { PaletteEntry, PaletteSection } from './entries.ts';
import { Keys } from './keys.tsx';

interface PaletteListProps {
  readonly id: string;
  readonly sections: readonly PaletteSection[];
  readonly active: PaletteEntry | null;
  idOf(entry: PaletteEntry): string;
  onOpen(entry: PaletteEntry): void;
  onActive(entry: PaletteEntry): void;
  onForget(): void;
}

export function PaletteList({ id, sections, active, idOf, onOpen, onActive, onForget }: PaletteListProps) {
  const words = paletteWords(useLocale());
  const hasRecent = sections.some(({ kind }) => kind === 'recent');

  return (
    <>
      {sections.length === 0 && <p className="px-5 py-8 text-center text-ink-soft">{words.none}</p>}
      {/* Focus stays in the field above, which names the active option. */}
      <div
        id={id}
        role="listbox"
        aria-label={words.title}
        className="min-h-0 overflow-y-auto overscroll-contain px-2 py-2 empty:hidden"
      >
        {sections.map((section) => (
          <div key={section.kind} role="group" aria-label={section.title} className="pb-1.5">
            <p aria-hidden="true" className="px-3 pt-2 pb-1 text-caption font-medium text-ink-faint">
              {section.title}
            </p>
            {section.entries.map((entry) => (
              <Option
                key={entry.key}
                id={idOf(entry)}
                entry={entry}
                isActive={entry.key === active?.key}
                onOpen={() => onOpen(entry)}
                onActive={() => onActive(entry)}
              />
            ))}
          </div>
        ))}
      </div>
      <footer
        className={`flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-rule px-5 py-2.5 text-caption text-ink-soft ${hasRecent ? '' : 'pointer-coarse:hidden'}`}
      >
        <span className="flex flex-wrap gap-x-5 gap-y-1 pointer-coarse:hidden">
          <Hint keys={['↑', '↓']} text={words.hint.choose} />
          <Hint keys={[words.shortcuts.keys.enter]} text={words.hint.open} />
          <Hint keys={[words.shortcuts.keys.escape]} text={words.hint.close} />
        </span>
        {hasRecent && (
          <button
            type="button"
            onClick={onForget}
            className="ml-auto py-1 underline underline-offset-3 hover:text-ink"
          >
            {words.forget}
          </button>
        )}
      </footer>
    </>
  );
}

function Hint({ keys, text }: { readonly keys: readonly string[]; readonly text: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <Keys keys={keys} />
      {text}
    </span>
  );
}

interface OptionProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly isActive: boolean;
  onOpen(): void;
  onActive(): void;
}

function Option({ id, entry: { name, summary, icon, family }, isActive, onOpen, onActive }: OptionProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      data-family={family}
      // A press does not move focus out of the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
      // Move rather than enter events: a list that scrolls below a resting pointer selects nothing.
      onPointerMove={() => !isActive && onActive()}
      className="flex min-h-11 w-full items-center gap-3 rounded-lg px-3 py-1.5 text-left aria-selected:bg-lapis-wash"
    >
      {icon === undefined ? (
        <Icon name="arrowRight" size={18} className="text-ink-faint" />
      ) : (
        <Icon path={icon} size={19} className="text-family" />
      )}
      <span className="shrink-0 font-medium">{name}</span>
      <span className="min-w-0 truncate text-caption text-ink-soft max-sm:hidden">{summary}</span>
    </button>
  );
}
