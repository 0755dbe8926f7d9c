import { failureText } from '@octavo/i18n/failures';
import { labelled } from '@octavo/i18n/format';
import { workbenchWords } from '@octavo/i18n/workbench';
import { type ButtonLook, type ButtonSize, buttonClass } from '@octavo/ui/button';
import { Icon } from '@octavo/ui/icon';
import { createContext, type ReactNode, useContext } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { useDownload } from '../../downloads/downloads.tsx';
import { useNextStep } from '../../session/next-step.tsx';
import { useSession } from '../../session/use-session.ts';
import { useAddress, useLocale } from '../../shell/use-locale.ts';
import type { ToolRule } from '../tool.ts';

interface Gate {
  /** True when the viewer may download results. */
  readonly isOpen: boolean;
  /** Address of the pricing page for users who lack only Pro; null for others. */
  readonly pricing: string | null;
  /**
   * Remembers the wanted download and starts it once it is allowed. `isQuiet`: the page or popup that it
   * requires is already open.
   */
  want(href: string, name: string | null, isQuiet: boolean): void;
}

const GateContext = createContext<Gate>({ isOpen: true, pricing: null, want: () => undefined });

/**
 * Tells if the surrounding results may be downloaded. The server decides; this shows it in advance and leads
 * to what is required.
 */
export function useGate(): Gate {
  return useContext(GateContext);
}

interface DownloadGateProps {
  readonly tool: string;
  /** Time at which the results expire. */
  readonly until: string;
  readonly children: ReactNode;
}

/** Provides the download gate to the results inside it. */
export function DownloadGate({ tool, until, children }: DownloadGateProps) {
  const session = useSession();
  const locale = useLocale();
  const address = useAddress();
  const { pathname, search } = useLocation();
  const { popup, ask } = useNextStep();
  const download = useDownload();
  const rule = usePageRule();
  const isVisitor = session?.person === null;
  const next = pathname + search;
  const gate: Gate = {
    isOpen: session === null || session.mayDownload,
    pricing: isVisitor
      ? null
      : `${address('/pricing')}?${new URLSearchParams({ name: tool, next, ...(rule?.plan && { plan: rule.plan }) })}`,
    want: (href, name, isQuiet) =>
      ask(
        {
          source: 'download',
          file: { name, until },
          tips: {
            visitor: failureText(locale, 'sign-in-required'),
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
  /** Name of the file; the server names a zip. */
  readonly name?: string;
  /** Accessible name of the button, in full, when only an icon is shown. */
  readonly label?: string;
  readonly look: ButtonLook;
  readonly size?: ButtonSize;
  /** True for a button as wide as its column. */
  readonly isWide?: boolean;
  /** Label of the button when it downloads; otherwise the label names what is required. */
  readonly children?: ReactNode;
}

/** Downloads, or shows what that requires and leads there. */
export function Download({ href, name, label, look, size, isWide = false, children }: DownloadProps) {
  const locale = useLocale();
  const words = workbenchWords(locale).result;
  const { isOpen, pricing, want } = useGate();
  const download = useDownload();
  const className = `${buttonClass(look, size)} ${isWide ? 'w-full' : ''}`;

  if (isOpen) {
    return (
      <a
        href={href}
        download={name ?? true}
        aria-label={label}
        className={className}
        onClick={(event) => {
          // With a modifier key, the browser opens the link elsewhere.
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

  const fullName = label && children === undefined ? labelled(locale, label, words.withPro) : undefined;

  if (pricing === null) {
    return (
      <button
        type="button"
        aria-label={fullName}
        className={className}
        onClick={() => want(href, name ?? null, false)}
      >
        <Icon name="lock" size={iconSize(size)} />
        {children !== undefined && words.withPro}
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
      onClick={() => want(href, name ?? null, true)}
    >
      <Icon name="lock" size={iconSize(size)} />
      {children !== undefined && words.withPro}
    </a>
  );
}

/** Price of the download, and the trial before it, below its button; nothing for users who may download. */
export function DownloadPrice({ className = '' }: { readonly className?: string }) {
  const rule = usePageRule();

  return useGate().isOpen || rule === null ? null : (
    <p className={`text-half text-ink-soft ${className}`}>{rule.download}</p>
  );
}

/** Prices and limits that the page of the tool or form was loaded with. */
function usePageRule(): ToolRule | null {
  return useLoaderData<{ readonly rule: ToolRule | null }>().rule;
}

function iconSize(size: ButtonSize = 'normal'): number {
  return { small: 15, normal: 18, big: 20 }[size];
}
