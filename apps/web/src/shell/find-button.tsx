import { shellWords } from '@octavo/i18n/shell';
import { Icon } from '@octavo/ui/icon';
import { expectPalette, useOverlay } from './overlays.tsx';
import { useCommandKey } from './use-command-key.ts';
import { useLocale } from './use-locale.ts';

/** Opens the search of tools and pages; on phones it is in the menu. `wide` where there is room for its name. */
export function FindButton({ wide = false }: { readonly wide?: boolean }) {
  const words = shellWords(useLocale());
  const open = useOverlay();
  const command = useCommandKey();
  const shape = wide ? 'border border-rule bg-sheet px-3 hover:border-edge lg:w-80' : 'px-2.5 hover:text-ink';

  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={() => open('palette')}
      onPointerEnter={expectPalette}
      className={`flex min-h-10 items-center gap-2.5 rounded-lg text-ink-soft max-sm:hidden ${shape}`}
    >
      <Icon name="search" size={18} />
      <span className={wide ? 'max-lg:sr-only' : 'sr-only'}>{words.find}</span>
      {wide && (
        <kbd
          aria-hidden="true"
          className="ml-auto rounded border border-rule px-1.5 font-sans text-caption text-ink-faint max-md:hidden pointer-coarse:hidden"
        >
          {command} K
        </kbd>
      )}
    </button>
  );
}
