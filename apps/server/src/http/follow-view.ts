import type { Clock } from '@octavo/domain/ports';
import type { SSEStreamingApi } from 'hono/streaming';
import type { Bell } from './bell.ts';
import { lastEventId } from './event-stream.ts';

/** View of something that changes, sent as a whole. */
interface ChangingView<View> {
  /** Name of the events. */
  readonly event: string;
  /** The view as it stands; null when it may no longer be seen. */
  readonly look: () => Promise<View | null>;
  /** True for a view that does not change any more. */
  readonly isLast: (view: View) => boolean;
  readonly clock: Clock;
}

/** Sends the whole view, then again after each change, until the last one or its expiry. */
export async function followView<View extends { readonly expiresAt: string }>(
  stream: SSEStreamingApi,
  bell: Bell,
  { event, look, isLast, clock }: ChangingView<View>,
): Promise<void> {
  let sent = '';

  while (!stream.aborted) {
    const view = await look();

    if (view === null) {
      return;
    }

    const data = JSON.stringify(view);

    if (isLast(view)) {
      await stream.writeSSE({ event, data, id: lastEventId });

      return;
    }

    if (data !== sent) {
      await stream.writeSSE({ event, data });
      sent = data;
    }

    // The sweep ends what has expired, and rings: thousands of idle streams must not ask the database.
    const left = Date.parse(view.expiresAt) - clock.now().getTime();
    await bell.wait(left > 0 ? left : null);
  }
}
