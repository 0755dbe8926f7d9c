import { applicationVersion, type SessionView } from '@octavo/contract/session';
import { freeLimits, mayDownload } from '@octavo/domain/access/access';
import { freeDay } from '@octavo/domain/access/free-day';
import { hasPro, type Viewer } from '@octavo/domain/access/viewer';
import type { Account } from '@octavo/domain/account/account';
import { showsMail } from '../mail/shows-mail.ts';
import type { ApplicationPorts } from '../ports.ts';

export interface SessionFacts {
  /** True when the viewer may use development features. */
  readonly develops: boolean;
  /** True for a browser that got its counter just now, so that no task can have been counted. */
  readonly isNew: boolean;
}

/** Describes the viewer and their rights for a page. */
export async function viewSession(
  ports: Pick<ApplicationPorts, 'clock' | 'config' | 'google' | 'jobs'>,
  viewer: Viewer,
  account: Account | null,
  { develops, isNew }: SessionFacts,
): Promise<SessionView> {
  const { config, clock } = ports;
  const now = clock.now();
  const day = freeDay(now);
  const limits = freeLimits(viewer);
  const trialEndsAt = account?.trialEndsAt ?? null;

  return {
    access: viewer.policy,
    accountStatus: viewer.accountStatus,
    person: account === null ? null : { email: account.email, name: account.name },
    hasPro: hasPro(viewer),
    hasAssistantPlan: viewer.hasAssistantPlan,
    mayDownload: mayDownload(viewer).allow,
    trialEndsAt: trialEndsAt !== null && now < trialEndsAt ? trialEndsAt.toISOString() : null,
    taskBytes: Math.min(config.limits.taskBytes, limits?.bytes ?? config.limits.taskBytes),
    wholeTaskBytes: config.limits.taskBytes,
    freeTasks:
      limits === null
        ? null
        : {
            used: isNew ? 0 : Math.min(limits.tasks, (await ports.jobs.countTasks(viewer, day.from)).own),
            limit: limits.tasks,
            resetsAt: day.until.toISOString(),
          },
    version: applicationVersion,
    google: ports.google !== null,
    mailbox: develops && showsMail(config) ? '/mailbox' : null,
  };
}
