import type { SSEStreamingApi } from 'hono/streaming';
import type { Bell } from './bell.ts';
import { beatMilliseconds, lastEventId, sendBeat } from './event-stream.ts';

/** View of something that changes, sent as a whole. */
interface ChangingView<View> {
  /** Name of the events. */
  readonly event: string;
  /** The view as it stands; null when it may no longer be seen. */
  readonly look: () => Promise<View | null>;
  /** True for a view that does not change any more. */
  readonly isLast: (view: View) => boolean;
}

/** Sends the whole view, then again after each change, until the last one. */
export async function followView<View>(
  stream: SSEStreamingApi,
  bell: Bell,
  { event, look, isLast }: ChangingView<View>,
): Promise<void> {
  let sent = '';

  while (!stream.aborted) {
    const view = await look();

    if (view === null) {
      return;
    }

    const data = JSON.stringify(view);

    if (data === sent) {
      await sendBeat(stream);
    } else if (isLast(view)) {
      await stream.writeSSE({ event, data, id: lastEventId });

      return;
    } else {
      await stream.writeSSE({ event, data });
      sent = data;
    }

    await bell.wait(beatMilliseconds);
  }
}
