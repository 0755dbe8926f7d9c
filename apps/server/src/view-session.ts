import { applicationVersion, type SessionView } from '@octavo/contract/session';
import { freeLimits, mayDownload } from '@octavo/domain/access/access';
import { hasPro, type Viewer } from '@octavo/domain/access/viewer';
import type { Account } from '@octavo/domain/account/account';
import type { ServerPorts } from './ports.ts';

/** Who is asking and what they may do, for a page to show. */
export async function viewSession(
  ports: Pick<ServerPorts, 'clock' | 'config'>,
  viewer: Viewer,
  account: Account | null,
): Promise<SessionView> {
  const { config, clock } = ports;
  const now = clock.now();
  const limits = freeLimits(viewer);
  const trialEndsAt = account?.trialEndsAt ?? null;

  return {
    access: viewer.policy,
    standing: viewer.standing,
    person: account === null ? null : { email: account.email, name: account.name },
    hasPro: hasPro(viewer),
    mayDownload: mayDownload(viewer).allow,
    trialEndsAt: trialEndsAt !== null && now < trialEndsAt ? trialEndsAt.toISOString() : null,
    taskBytes: Math.min(config.limits.taskBytes, limits?.bytes ?? config.limits.taskBytes),
    freeTasks:
      limits === null ? null : { used: 0, limit: limits.tasks, resetsAt: nextDay(now).toISOString() },
    version: applicationVersion,
    google: config.google !== null,
    mailbox: showsMail(config) ? '/mailbox' : null,
  };
}

/** Instead of sending it. In production never: whoever reads the mail can sign in as anybody. */
export function showsMail({ mode, mail }: Pick<ServerPorts['config'], 'mode' | 'mail'>): boolean {
  return mode === 'development' && mail === null;
}

/** Free tasks are counted by days of UTC. */
function nextDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}
