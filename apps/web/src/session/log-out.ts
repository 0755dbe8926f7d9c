import { endSession } from '../transports/people.ts';
import { notifyTabs } from './tab-sync.ts';

/** Ends the session of this browser and loads the start page, with nothing left in memory. */
export async function logOut(start: string): Promise<void> {
  await endSession();
  notifyTabs('LOGINOUT');
  window.location.assign(start);
}
