import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { ServerPorts } from '../ports.ts';
import { Bell } from './bell.ts';
import type { AppEnvironment } from './environment.ts';
import { Heartbeat } from './heartbeat.ts';

/**
 * Id of the last event. A browser that reconnects with it has seen the end and gets 204, which stops further
 * reconnects.
 */
export const lastEventId = 'end';

/** Proves to the client and to proxies that the stream is alive. */
const beat = ': still here\n\n';

/** The same as a chunk of a body (RFC 9112, 7.1). */
const beatChunk = Buffer.from(`${beat.length.toString(16)}\r\n${beat}\r\n`);

const heartbeatOfAll = new Heartbeat();

/** Source of the events of a stream. */
export interface FollowedChanges {
  /** Ids of the jobs, documents and questions whose changes wake the stream. */
  readonly watched: readonly string[];
  /** Counts the stream, throws when there are too many, and returns the function to call at its end. */
  readonly enter: () => () => void;
  /** Writes events until there are no more. */
  readonly follow: (stream: SSEStreamingApi, bell: Bell) => Promise<void>;
}

/** Answers with server-sent events, and beats between them. */
export function answerStream(
  context: Context<AppEnvironment>,
  { changes, log }: Pick<ServerPorts, 'changes' | 'log'>,
  { watched, enter, follow }: FollowedChanges,
  heartbeat = heartbeatOfAll,
): Response {
  if (context.req.header('last-event-id') === lastEventId) {
    return context.body(null, 204);
  }

  const leave = enter();
  // Proxies that buffer a response before they pass it on would hold back every event.
  context.header('x-accel-buffering', 'no');

  return streamSSE(context, async (stream) => {
    const bell = new Bell();
    const stops = watched.map((id) => changes.watch(id, () => bell.ring()));
    stream.onAbort(() => bell.ring());
    const stopBeats = heartbeat.join(beatsOf(context, stream));

    try {
      await follow(stream, bell);
    } catch (error) {
      // The stream ends, and the client reconnects or polls.
      log.error({ err: error, watched }, 'event stream failed');
    } finally {
      stopBeats();
      stops.forEach((stop) => stop());
      leave();
    }
  });
}

/**
 * Beats go past the web stream of the response and the framing of its chunks, which take more processor time, and
 * thousands of idle streams send little else. Each event is written in one turn, so a beat never stands inside one.
 */
function beatsOf(context: Context<AppEnvironment>, stream: SSEStreamingApi): () => void {
  const outgoing = context.env?.outgoing;

  return () => {
    if (outgoing === undefined || !outgoing.headersSent) {
      void stream.write(beat);
    } else if (!outgoing.destroyed && !outgoing.writableEnded) {
      const { socket } = outgoing;

      if (socket === null || !outgoing.chunkedEncoding) {
        outgoing.write(beat);
      } else if (socket.writableLength === 0) {
        // A client that has not read the last beat needs no further one.
        socket.write(beatChunk);
      }
    }
  };
}
