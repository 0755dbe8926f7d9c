import { mediaTypes } from '@octavo/contract/media-types';
import { workbenchWords } from '@octavo/i18n/workbench';
import { Button, buttonClass } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { workOutlines } from '@octavo/ui/work-outlines';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../shell/use-locale.ts';
import { useTransport } from '../../transports/use-transport.ts';
import { useGate } from './download-gate.tsx';
import { isShown, type ResultView } from './use-result.ts';

interface ShareResultProps {
  readonly result: ResultView;
  readonly name: string;
  /** Address that saves the file; what a user without the right to it wants. */
  readonly href: string;
}

/** Ways on with the file beside the download: print it, and share it where the browser can. */
export function ShareResult({ result, name, href }: ShareResultProps) {
  const words = workbenchWords(useLocale()).result;
  const { isOpen, want } = useGate();
  const { contentAddress, readContent } = useTransport();
  const [canShare, setCanShare] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const fetched = useRef<Promise<Blob> | null>(null);
  const type = mediaTypes[result.kind];
  const canPrint = result.kind === 'pdf' || isShown(result);

  useEffect(() => {
    // Browsers judge by the type of the file; its content is not needed for the question.
    setCanShare(navigator.canShare?.({ files: [new File([''], name, { type })] }) === true);
  }, [name, type]);

  const fetchOnce = () => (fetched.current ??= readContent(result.token));
  const share = async () => {
    setFailed(false);

    try {
      await navigator.share({ files: [new File([await fetchOnce()], name, { type })] });
    } catch (error) {
      fetched.current = null;
      // Closing the dialog of the system is no failure.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  };

  if (!canPrint && !canShare) {
    return null;
  }

  return (
    <>
      <p className="mt-3 grid grid-flow-col gap-2">
        {canPrint &&
          (isOpen ? (
            <a
              href={contentAddress(result.token, 'show')}
              target="_blank"
              rel="noreferrer"
              title={words.printHint}
              className={buttonClass()}
            >
              <Icon path={workOutlines.printer} size={18} />
              {words.print}
            </a>
          ) : (
            <Button onClick={() => want(href, name, false)}>
              <Icon path={workOutlines.printer} size={18} />
              {words.print}
            </Button>
          ))}
        {canShare && (
          <Button
            // Sharing must follow the press within seconds, so the file is fetched before.
            onPointerEnter={isOpen ? () => void fetchOnce().catch(() => undefined) : undefined}
            onClick={isOpen ? () => void share() : () => want(href, name, false)}
          >
            <Icon path={workOutlines.share} size={18} />
            {words.share}
          </Button>
        )}
      </p>
      {hasFailed && (
        <p role="alert" className="mt-2 text-half text-rubric">
          {words.shareFailed}
        </p>
      )}
    </>
  );
}
