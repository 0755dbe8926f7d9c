import type { SessionView } from '@octavo/contract/session';
import { logInWords } from '@octavo/i18n/log-in';
import { useLocale } from '../shell/use-locale.ts';
import { LogInPopup } from './log-in-popup.tsx';

interface SessionEndedPopupProps {
  readonly session: SessionView;
  readonly next: string;
  onClose(): void;
}

/** Reports that the session is over, and offers another login. */
export function SessionEndedPopup(properties: SessionEndedPopupProps) {
  const { ended } = logInWords(useLocale());

  return <LogInPopup {...properties} source="session" first="log-in" tip={ended} />;
}
