import type { LeftView } from '@octavo/contract/document';
import { filesPerDocument } from '@octavo/contract/limits';
import type { ChatPageCopy } from '@octavo/i18n/chat-page';
import { formatBytes, plural } from '@octavo/i18n/format';
import { fill } from '@octavo/i18n/placeholders';
import { shellWords } from '@octavo/i18n/shell';
import { Icon } from '@octavo/ui/icon';
import { PageStack } from '@octavo/ui/page-stack';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { takeCarried } from '../../../intake/carried.ts';
import { ChooseFiles } from '../../../intake/choose-files.tsx';
import { FileDrop } from '../../../intake/file-drop.tsx';
import { loadPatiently, withoutReload } from '../../../shell/chunk-reload.ts';
import { useAddress, useLocale } from '../../../shell/use-locale.ts';
import { loadChatWords } from '../load-chat-words.ts';
import { plansFor, startPath } from '../page-paths.ts';

const loadArrival = () => import('./arrival.tsx');

interface UploadPanelProps {
  readonly copy: ChatPageCopy;
  /** Null without a limit. */
  readonly left: LeftView | null;
  readonly limitBytes: number;
}

/** Takes documents; all that follows loads with the first of them. */
export function UploadPanel({ copy, left, limitBytes }: UploadPanelProps) {
  const locale = useLocale();
  const address = useAddress();
  const zone = shellWords(locale).dropZone;
  const [given, setGiven] = useState<readonly File[]>([]);
  const [Arrival] = useState(() =>
    lazy(() =>
      loadPatiently(async () => {
        const [{ Arrival: Loaded }] = await Promise.all([loadArrival(), loadChatWords(locale)]);

        return { default: Loaded };
      }),
    ),
  );
  const add = (files: readonly File[]) => setGiven((before) => [...before, ...files]);

  useEffect(() => {
    const carried = takeCarried();
    // Files given before this page's script ran are here already.
    setGiven((before) => [...before, ...carried]);
  }, []);

  return (
    <section
      onPointerEnter={expectFiles}
      onFocus={expectFiles}
      className="mt-6 grid min-h-80 place-content-center justify-items-center rounded-[14px] border-[1.5px] border-dashed border-edge/60 bg-well px-6 py-12 text-center sm:min-h-[380px]"
    >
      <FileDrop label={zone.overlay} onFiles={add} />
      {given.length > 0 ? (
        <Suspense fallback={<p role="status">{zone.opening}</p>}>
          <Arrival given={given} onFiles={add} onEmpty={() => setGiven([])} />
        </Suspense>
      ) : (
        <>
          <PageStack />
          <h2 className="mt-6 text-heading pointer-coarse:hidden">
            {fill(zone.title, { what: zone.what.pdf.one })}
          </h2>
          <p className="mt-4 mb-4">
            <ChooseFiles accepts={['pdf']} multiple look="primary" size="big" onFiles={add}>
              <Icon name="add" />
              {zone.chooseOne}
            </ChooseFiles>
          </p>
          <p className="text-caption text-ink-soft">
            {fill(zone.limitsMany, { files: filesPerDocument, taskSize: formatBytes(locale, limitBytes) })}
            {left !== null && (
              <>
                {` · ${plural(locale, left.documents, copy.left)} · `}
                <Link to={plansFor(address, startPath)} className="text-ink underline underline-offset-3">
                  {copy.plans}
                </Link>
              </>
            )}
          </p>
          <p className="mt-3 text-ink-soft">{copy.trust}</p>
        </>
      )}
    </section>
  );
}

/** Preloads the code for files; a failure is repeated when they arrive. */
function expectFiles(): void {
  void withoutReload(loadArrival).catch(() => undefined);
}
