import { partsOf } from '@octavo/contract/file-name';
import { fill } from '@octavo/i18n/placeholders';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Button } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { workOutlines } from '@octavo/ui/work-outlines';
import { type RefObject, useState } from 'react';
import { useLocale } from '../../shell/use-locale.ts';
import { breakable } from './breakable.tsx';

interface ResultNameProps {
  readonly name: string;
  readonly isEmpty: boolean;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Gives the file another name, without its extension. */
  onRename(stem: string): void;
}

/** "report-merged.pdf is ready", and another name for the file. */
export function ResultName({ name, isEmpty, heading, onRename }: ResultNameProps) {
  const words = workbenchWords(useLocale()).result;
  const { stem, ending } = partsOf(name);
  const [draft, setDraft] = useState<string | null>(null);

  if (draft !== null) {
    return (
      <form
        className="mt-2"
        onSubmit={(event) => {
          event.preventDefault();
          onRename(draft.trim() || stem);
          setDraft(null);
        }}
      >
        <label className="font-semibold" htmlFor="new-name">
          {words.newName}
        </label>
        <span className="mt-1.5 flex items-center gap-2">
          <input
            id="new-name"
            type="text"
            value={draft}
            maxLength={150}
            autoComplete="off"
            ref={takeFocus}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setDraft(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Escape' && setDraft(null)}
            className="min-h-11 min-w-0 grow rounded-lg border border-edge bg-sheet px-3"
          />
          <span className="text-ink-soft">{ending}</span>
          <Button type="submit">{words.saveName}</Button>
        </span>
      </form>
    );
  }

  return (
    <div className="mt-2 flex items-start gap-1.5">
      <h2 ref={heading} tabIndex={-1} className="min-w-0">
        {breakable(fill(isEmpty ? words.empty : words.ready, { name }))}
      </h2>
      <button
        type="button"
        aria-label={words.rename}
        title={words.rename}
        onClick={() => setDraft(stem)}
        className="-mr-2 ml-auto grid size-(--target) shrink-0 place-content-center rounded-lg text-ink-soft hover:bg-well hover:text-ink"
      >
        <Icon path={workOutlines.pencil} />
      </button>
    </div>
  );
}

/** The field replaces the button that was pressed, which had the focus. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}
