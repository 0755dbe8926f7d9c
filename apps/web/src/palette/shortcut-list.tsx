import { paletteWords } from '@octavo/i18n/palette';
import { Modal } from '@octavo/ui/modal';
import { useCommandKey } from '../shell/use-command-key.ts';
import { useLocale } from '../shell/use-locale.ts';
import { Keys } from './keys.tsx';

interface Shortcut {
  readonly does: string;
  /** Key combinations of the shortcut, each of keys pressed together. */
  readonly keys: readonly (readonly string[])[];
}

/** List of all keyboard shortcuts and their effects. */
export function ShortcutList({ onClose }: { onClose(): void }) {
  const { shortcuts: words, close } = paletteWords(useLocale());
  const command = useCommandKey();
  const { space, arrows, delete: del, escape, enter } = words.keys;
  const groups: readonly { readonly title: string; readonly shortcuts: readonly Shortcut[] }[] = [
    {
      title: words.anywhere,
      shortcuts: [
        { does: words.find, keys: [[command, 'K'], ['/']] },
        { does: words.list, keys: [['?']] },
        { does: words.leave, keys: [[escape]] },
      ],
    },
    {
      title: words.workspace,
      shortcuts: [
        { does: words.paste, keys: [[command, 'V']] },
        { does: words.start, keys: [[command, enter]] },
        { does: words.step, keys: [[arrows]] },
        { does: words.move, keys: [['Alt', arrows]] },
        { does: words.remove, keys: [[del]] },
      ],
    },
    {
      title: words.pages,
      shortcuts: [
        { does: words.select, keys: [[space]] },
        { does: words.extend, keys: [['⇧', arrows]] },
        { does: words.all, keys: [[command, 'A']] },
        { does: words.turn, keys: [['R']] },
        { does: words.undo, keys: [[command, 'Z']] },
        { does: words.redo, keys: [['⇧', command, 'Z']] },
      ],
    },
  ];

  return (
    <Modal title={words.title} closeLabel={close} onClose={onClose}>
      <div className="min-h-0 overflow-y-auto px-6 pb-6">
        {groups.map(({ title, shortcuts }) => (
          <section key={title} className="pt-4">
            <h3 className="mb-1 font-sans text-caption font-medium tracking-normal text-ink-faint">
              {title}
            </h3>
            <dl>
              {shortcuts.map(({ does, keys }) => (
                <div
                  key={does}
                  className="flex items-center justify-between gap-4 border-b border-rule py-1.5"
                >
                  <dt>{does}</dt>
                  <dd className="flex shrink-0 gap-3">
                    {keys.map((combination) => (
                      <Keys key={combination.join(' ')} keys={combination} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
