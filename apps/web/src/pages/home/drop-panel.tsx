import { readerCode } from '@octavo/engine-browser/reader-code';
import { formatBytes, labelled } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { shellWords } from '@octavo/i18n/shell';
import { buttonClass } from '@octavo/ui/button';
import { PageStack } from '@octavo/ui/page-stack';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { carry } from '../../intake/carried.ts';
import type { DroppedFile } from '../../intake/check.ts';
import { ChooseFiles } from '../../intake/choose-files.tsx';
import { FileDrop } from '../../intake/file-drop.tsx';
import { useTaskLimit } from '../../session/use-task-limit.ts';
import type { CatalogueEntry } from '../../shell/families.ts';
import { loadWorkWords } from '../../shell/load-work-words.ts';
import { useCatalogue } from '../../shell/use-catalogue.ts';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import { useOpenedFiles } from './use-opened-files.ts';

const Offered = lazy(async () => ({ default: (await import('./offered.tsx')).Offered }));

export interface DropOffer {
  readonly files: readonly DroppedFile[];
  readonly tools: readonly CatalogueEntry[];
}

/** Takes any file and offers the tools that can do something with it. */
export function DropPanel() {
  const locale = useLocale();
  const words = shellWords(locale);
  const entries = useCatalogue();
  const limit = useTaskLimit();
  const address = useAddress();
  const navigate = useNavigate();
  const readable = [...new Set(entries.flatMap(({ accepts }) => accepts))];
  const [offer, setOffer] = useState<DropOffer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isReached, setReached] = useState(false);
  const reach = () => setReached(true);

  const receive = async (files: readonly File[]) => {
    const [{ offerTools }] = await Promise.all([import('./offer.ts'), loadWorkWords(locale)]);
    const answer = await offerTools(entries, files, locale, limit);
    setProblem('problem' in answer ? answer.problem : null);

    if ('problem' in answer) {
      setOffer(null);

      return;
    }

    const [only, ...others] = answer.tools;

    // A choice of one would be a click that says nothing.
    if (only !== undefined && others.length === 0) {
      carry(files);
      void navigate(address(`/${only.id}`));
    } else {
      setOffer(answer);
    }
  };

  useOpenedFiles(receive, (name) => setProblem(labelled(locale, name, words.home.openFail)));

  return (
    <div className="hero-drop" onPointerEnter={reach} onFocus={reach}>
      {/* The tool that is chosen for the files needs it next. */}
      {isReached && <link rel="prefetch" as="fetch" href={readerCode} crossOrigin="anonymous" />}
      <FileDrop label={words.dropZone.overlay} onReach={reach} onFiles={receive} />
      <div role="status">
        {problem !== null && (
          <p className="mb-4 rounded-lg bg-rubric-wash px-3 py-2 text-rubric">{problem}</p>
        )}
        {offer !== null && (
          <Suspense>
            <Offered offer={offer} clear={() => setOffer(null)} />
          </Suspense>
        )}
      </div>
      {offer === null && (
        <div className="hero-empty">
          <PageStack className="w-full max-md:hidden" />
          <div>
            <h2 className="text-title max-md:sr-only">{words.home.drop}</h2>
            <ChooseFiles
              accepts={readable}
              multiple
              className={`${buttonClass('primary', 'big')} mt-3 max-md:w-full`}
              onFiles={receive}
            >
              {words.home.choose}
            </ChooseFiles>
            <p className="mt-2.5 text-half text-ink-soft">
              <span className="pointer-coarse:hidden max-md:hidden">
                {fill(words.home.paste, { keys: 'Ctrl V' })}{' '}
              </span>
              {fill(words.home.dropHint, { taskSize: formatBytes(locale, limit.bytes) })}
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
