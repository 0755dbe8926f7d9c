import type { SessionView } from '@octavo/contract/session';
import { LoggedOutPopup } from './logged-out-popup.tsx';
import { SessionEndedPopup } from './session-ended-popup.tsx';

interface EndPopupProps {
  readonly session: SessionView;
  /** Path to go on at after another log-in. */
  readonly next: string;
  /** True where another tab said it. */
  readonly isAnnounced: boolean;
  onClose(): void;
}

/** One chunk for both ways to say that a session is over: every page names it. */
export function EndPopup({ isAnnounced, ...properties }: EndPopupProps) {
  return isAnnounced ? <LoggedOutPopup {...properties} /> : <SessionEndedPopup {...properties} />;
}
