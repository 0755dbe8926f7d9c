import { chatWords } from '@octavo/i18n/chat';
import { fill } from '@octavo/i18n/placeholders';
import { useId, useRef, useState } from 'react';
import { useLocale } from '../../../shell/use-locale.ts';
import { useTransport } from '../../../transports/use-transport.ts';
import { useChat } from '../state/chat-context.ts';
import type { NumberedCitation } from '../state/citation-numbers.ts';
import { useIsHydrated } from '../state/use-is-hydrated.ts';
import { CitationPreview, type PreviewPlace, placeFor } from './citation-preview.tsx';

/** Milliseconds of pointing before the quote is shown. */
const hoverMilliseconds = 120;

/** Number that shows the words it stands for: a preview on focus, the page on a press. */
export function CitationButton({ citation }: { readonly citation: NumberedCitation }) {
  const words = chatWords(useLocale()).log;
  const { document, shown, show } = useChat();
  const { contentAddress } = useTransport();
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState<PreviewPlace | null>(null);
  const isHydrated = useIsHydrated();
  const id = useId();
  const { number, file, page } = citation;
  const name = document.files[file]?.name ?? '';
  const label = fill(document.files.length > 1 ? words.citationIn : words.citation, { number, name, page });

  if (!isHydrated) {
    const token = document.files[file]?.token ?? '';

    // Without script, the browser's own reader shows the page.
    return (
      <a className="dc-cite" aria-label={label} href={`${contentAddress(token, 'show')}#page=${page}`}>
        {number}
      </a>
    );
  }

  const open = () => setPlace(button.current === null ? null : placeFor(button.current));
  const close = () => {
    clearTimeout(timer.current);
    setPlace(null);
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className="dc-cite"
        data-citation={number}
        aria-label={label}
        aria-describedby={place === null ? undefined : id}
        aria-current={shown?.number === number ? 'true' : undefined}
        onClick={() => {
          close();
          show(citation, number);
        }}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && open()}
        onBlur={close}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse') {
            timer.current = setTimeout(open, hoverMilliseconds);
          }
        }}
        onPointerLeave={close}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && place !== null) {
            event.preventDefault();
            close();
          }
        }}
      >
        {number}
      </button>
      {place !== null && <CitationPreview id={id} citation={citation} place={place} />}
    </>
  );
}
