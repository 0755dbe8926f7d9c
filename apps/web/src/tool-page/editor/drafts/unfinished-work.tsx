import { retainSeconds } from '@octavo/contract/limits';
import { editorWords } from '@octavo/i18n/editor';
import { formatDuration, plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { Button } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { useEffect, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { clockTime } from '../../../shell/use-moment.ts';
import { ownChanges } from '../edits/changes.ts';
import type { Draft } from './draft.ts';
import { deleteDraft, listDrafts } from './draft-store.ts';

interface UnfinishedWorkProps {
  readonly tool: string;
  onOpen(sha256: string): void;
}

/** Work on this device that was not applied yet, on the empty page of its tool. */
export function UnfinishedWork({ tool, onOpen }: UnfinishedWorkProps) {
  const locale = useLocale();
  const words = editorWords(locale);
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);

  useEffect(() => {
    // Without storage there is no unfinished work.
    listDrafts().then(setDrafts, () => undefined);
  }, []);

  const own = drafts.filter(
    (draft) => draft.tool === tool && !draft.isApplied && draft.operations.length > 0,
  );

  if (own.length === 0) {
    return null;
  }

  const remove = async (sha256: string) => {
    await deleteDraft(sha256);
    setDrafts((list) => list.filter((draft) => draft.sha256 !== sha256));
  };

  return (
    <section className="mt-6" aria-labelledby="unfinished-work">
      <h2 id="unfinished-work" className="text-title">
        {words.drafts.title}
      </h2>
      <p className="mt-1 text-caption text-ink-soft">
        {fill(words.drafts.hint, { retention: formatDuration(locale, retainSeconds) })}
      </p>
      <ul className="mt-3 divide-y divide-rule rounded-lg border border-rule bg-sheet">
        {own.map(({ sha256, name, operations, changedAt }) => (
          <li key={sha256} className="flex items-center gap-3 px-4 py-2.5">
            <Icon name="file" className="text-ink-soft" />
            <span className="min-w-0 grow">
              <span className="block truncate font-medium">{name}</span>
              <span className="block text-caption text-ink-soft">
                {fill(words.drafts.facts, {
                  changes: plural(locale, ownChanges(operations).length, words.changes.count),
                  time: clockTime(locale, new Date(changedAt)),
                })}
              </span>
            </span>
            <Button onClick={() => onOpen(sha256)}>{words.drafts.open}</Button>
            <Button
              look="quiet"
              aria-label={fill(words.drafts.delete, { name })}
              onClick={() => void remove(sha256)}
            >
              <Icon name="close" size={18} />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
