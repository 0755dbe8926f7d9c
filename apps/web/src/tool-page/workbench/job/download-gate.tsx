import { failureText } from '@octavo/i18n/failures';
import { labelled } from '@octavo/i18n/format';
import { workbenchWords } from '@octavo/i18n/workbench';
import { type ButtonLook, type ButtonSize, buttonClass } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { createContext, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router';
import { useDownload } from '../../../downloads/downloads.tsx';
import { useNextStep } from '../../../session/next-step.tsx';
import { useSession } from '../../../session/use-session.ts';
import { useAddress, useLocale } from '../../../shell/use-locale.ts';

interface Gate {
  /** True for who may take results away. */
  readonly isOpen: boolean;
  /** Address of the plans for somebody who lacks nothing but Pro; null for others. */
  readonly pricing: string | null;
  /** Remembers what is wanted, and downloads it once that is allowed. `isQuiet`: what it takes is opened already. */
  want(href: string, isQuiet: boolean): void;
}

const GateContext = createContext<Gate>({ isOpen: true, pricing: null, want: () => undefined });

/** May the results around here be downloaded? The server decides; this says so before, and leads on. */
export function useGate(): Gate {
  return useContext(GateContext);
}

/** Stands around results. */
export function DownloadGate({ tool, children }: { readonly tool: string; readonly children: ReactNode }) {
  const session = useSession();
  const locale = useLocale();
  const address = useAddress();
  const { pathname, search } = useLocation();
  const { popup, ask } = useNextStep();
  const download = useDownload();
  const isVisitor = session?.person === null;
  const next = pathname + search;
  const gate: Gate = {
    isOpen: session === null || session.mayDownload,
    pricing: isVisitor ? null : `${address('/pricing')}?${new URLSearchParams({ name: tool, next })}`,
    want: (href, isQuiet) =>
      ask(
        {
          source: 'download',
          tips: {
            visitor: workbenchWords(locale).result.logInTip,
            person: failureText(locale, 'subscription-required'),
          },
          next,
          tool,
          isOpen: ({ mayDownload }) => mayDownload,
          triesAfterLogIn: false,
          go: () => download({ href }),
        },
        isQuiet,
      ),
  };

  return (
    <GateContext value={gate}>
      {children}
      {popup}
    </GateContext>
  );
}

interface DownloadProps {
  readonly href: string;
  /** Of the file; a zip has one of the server's. */
  readonly name?: string;
  /** Full name of the button where only a sign is shown. */
  readonly label?: string;
  readonly look: ButtonLook;
  readonly size?: ButtonSize;
  /** What the button says where it downloads; elsewhere it says what it takes. */
  readonly children?: ReactNode;
}

/** Downloads, or says what that takes and leads there. */
export function Download({ href, name, label, look, size, children }: DownloadProps) {
  const locale = useLocale();
  const words = workbenchWords(locale).result;
  const { isOpen, pricing, want } = useGate();
  const download = useDownload();
  const className = buttonClass(look, size);

  if (isOpen) {
    return (
      <a
        href={href}
        download={name ?? true}
        aria-label={label}
        className={className}
        onClick={(event) => {
          // With a key held it is the browser's to open it elsewhere.
          if (!event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
            event.preventDefault();
            download({ href, name });
          }
        }}
      >
        <Icon name="download" size={iconSize(size)} />
        {children}
      </a>
    );
  }

  const what = pricing === null ? words.logInFirst : words.proFirst;
  const fullName = label && children === undefined ? labelled(locale, label, what) : undefined;

  if (pricing === null) {
    return (
      <button type="button" aria-label={fullName} className={className} onClick={() => want(href, false)}>
        <Icon name="lock" size={iconSize(size)} />
        {children !== undefined && what}
      </button>
    );
  }

  return (
    <a
      href={pricing}
      target="_blank"
      rel="noreferrer"
      aria-label={fullName}
      className={className}
      onClick={() => want(href, true)}
    >
      <Icon name="lock" size={iconSize(size)} />
      {children !== undefined && what}
    </a>
  );
}

function iconSize(size: ButtonSize = 'normal'): number {
  return { small: 15, normal: 18, big: 20 }[size];
}
