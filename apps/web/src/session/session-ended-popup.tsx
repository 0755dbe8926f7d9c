import type { SessionView } from '@octavo/contract/session';
import { logInWords } from '@octavo/i18n/log-in';
import { useLocale } from '../shell/use-locale.ts';
import { LogInPopup } from './log-in-popup.tsx';

interface SessionEndedPopupProps {
  readonly session: SessionView;
  readonly next: string;
  onClose(): void;
}

/** Says that the session is over, and asks for another one. */
export function SessionEndedPopup(properties: SessionEndedPopupProps) {
  const { ended } = logInWords(useLocale());

  return <LogInPopup {...properties} source="session" first="log-in" tip={ended} />;
}
