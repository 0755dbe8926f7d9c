import type { SessionView } from '@octavo/contract/session';
import { LoggedOutPopup } from './logged-out-popup.tsx';
import { SessionEndedPopup } from './session-ended-popup.tsx';

interface EndPopupProps {
  readonly session: SessionView;
  /** Path to continue at after the next login. */
  readonly next: string;
  /** True when another tab reported the end of the session. */
  readonly isAnnounced: boolean;
  onClose(): void;
}

/** One chunk for both dialogs about the end of a session, because every page references it. */
export function EndPopup({ isAnnounced, ...properties }: EndPopupProps) {
  return isAnnounced ? <LoggedOutPopup {...properties} /> : <SessionEndedPopup {...properties} />;
}
