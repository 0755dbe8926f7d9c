import { endSession } from '../transports/people.ts';
import { tellTabs } from './tab-sync.ts';

/** Ends the session of this browser and begins anew, with nothing left in memory. */
export async function logOut(start: string): Promise<void> {
  await endSession();
  tellTabs('LOGINOUT');
  window.location.assign(start);
}
