import { formatBytes, plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { shellWords } from '@octavo/i18n/shell';
import { Button } from '@octavo/ui/button';
import { PageStack } from '@octavo/ui/page-stack';
import { useState } from 'react';
import { carry } from '../../intake/carried.ts';
import type { DroppedFile } from '../../intake/check.ts';
import { ChooseFiles } from '../../intake/choose-files.tsx';
import { FileDrop } from '../../intake/file-drop.tsx';
import { useTaskLimit } from '../../session/use-task-limit.ts';
import type { CatalogueEntry } from '../../shell/families.ts';
import { loadWorkWords } from '../../shell/load-work-words.ts';
import { useCatalogue } from '../../shell/use-catalogue.ts';
import { useLocale } from '../../shell/use-locale.ts';
import { ToolLink } from './tool-link.tsx';

interface DropOffer {
  readonly files: readonly DroppedFile[];
  readonly tools: readonly CatalogueEntry[];
}

/** Takes any file and offers the tools that can do something with it. */
export function DropPanel() {
  const locale = useLocale();
  const words = shellWords(locale);
  const entries = useCatalogue();
  const limit = useTaskLimit();
  const readable = [...new Set(entries.flatMap(({ accepts }) => accepts))];
  const [offer, setOffer] = useState<DropOffer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const receive = async (files: readonly File[]) => {
    const [{ offerTools }] = await Promise.all([import('./offer.ts'), loadWorkWords(locale)]);
    const answer = await offerTools(entries, files, locale, limit);
    setProblem('problem' in answer ? answer.problem : null);
    setOffer('problem' in answer ? null : answer);
  };

  return (
    <div className="rounded-[14px] border-[1.5px] border-dashed border-edge/60 bg-well px-6 py-9 text-center has-[ul]:border-solid has-[ul]:border-rule has-[ul]:py-6 has-[ul]:text-left">
      <FileDrop label={words.dropZone.overlay} onFiles={receive} />
      <div role="status">
        {problem !== null && (
          <p className="mb-4 rounded-lg bg-rubric-wash px-3 py-2 text-rubric">{problem}</p>
        )}
        {offer !== null && <Offered offer={offer} clear={() => setOffer(null)} />}
      </div>
      {offer === null && (
        <>
          <PageStack />
          <h2 className="mt-5 text-title">{words.home.drop}</h2>
          <p className="mt-2 mb-5 text-balance text-ink-soft">
            {fill(words.home.dropHint, { taskSize: formatBytes(locale, limit.bytes) })}
          </p>
          <ChooseFiles accepts={readable} multiple look="primary" size="big" onFiles={receive}>
            {words.home.choose}
          </ChooseFiles>
        </>
      )}
    </div>
  );
}

function Offered({ offer: { files, tools }, clear }: { readonly offer: DropOffer; clear(): void }) {
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
      <ul className="-mx-2.5 grid grid-cols-2 gap-x-2">
        {tools.map((entry) => (
          <li key={entry.id} data-family={entry.group}>
            <ToolLink entry={entry} onClick={keep} />
          </li>
        ))}
      </ul>
    </>
  );
}
