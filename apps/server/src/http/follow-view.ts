import type { Clock } from '@octavo/domain/ports';
import type { SSEStreamingApi } from 'hono/streaming';
import type { Bell } from './bell.ts';
import { beatMilliseconds, lastEventId, type SendBeat } from './event-stream.ts';

/** View of something that changes, sent as a whole. */
interface ChangingView<View> {
  /** Name of the events. */
  readonly event: string;
  /** The view as it stands; null when it may no longer be seen. */
  readonly look: () => Promise<View | null>;
  /** True for a view that does not change any more. */
  readonly isLast: (view: View) => boolean;
  readonly clock: Clock;
  readonly sendBeat: SendBeat;
}

/** Sends the whole view, then again after each change, until the last one or its expiry. */
export async function followView<View extends { readonly expiresAt: string }>(
  stream: SSEStreamingApi,
  bell: Bell,
  { event, look, isLast, clock, sendBeat }: ChangingView<View>,
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

    await waitForChange(stream, bell, sendBeat, Date.parse(view.expiresAt) - clock.now().getTime());
  }
}

/** Sends beats until the bell rings, or for this time: thousands of idle streams must not ask the database. */
async function waitForChange(
  stream: SSEStreamingApi,
  bell: Bell,
  sendBeat: SendBeat,
  milliseconds: number,
): Promise<void> {
  // The sweep ends what has expired, and rings.
  const end = milliseconds > 0 ? performance.now() + milliseconds : Number.POSITIVE_INFINITY;

  while (!stream.aborted) {
    const left = end - performance.now();

    if (await bell.wait(Math.min(Math.max(left, 0), beatMilliseconds))) {
      return;
    }

    await sendBeat();

    if (left <= beatMilliseconds) {
      return;
    }
  }
}
