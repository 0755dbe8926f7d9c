import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Bytes that are sent at once. */
const slice = 1460;

/** A line of limited speed in each direction, shared by all connections. */
export interface SlowLine {
  /** Address that leads to the product over the line. */
  readonly address: string;
  close(): void;
}

interface LineSpeed {
  readonly downBytesPerSecond: number;
  readonly upBytesPerSecond: number;
  readonly roundTripMilliseconds: number;
}

/** Passes connections on to a server; workers of a page are slowed down as well, unlike by the tools of a browser. */
export async function openSlowLine(target: string, speed: LineSpeed): Promise<SlowLine> {
  const { hostname, port } = new URL(target);
  const down = new Lane(speed.downBytesPerSecond, speed.roundTripMilliseconds / 2);
  const up = new Lane(speed.upBytesPerSecond, speed.roundTripMilliseconds / 2);
  const server = createServer(async (client) => {
    // The handshake of a connection takes a round trip.
    await delay(speed.roundTripMilliseconds);
    const origin = connect(Number(port), hostname);
    client.on('error', () => origin.destroy());
    origin.on('error', () => client.destroy());
    void up.carry(client, origin);
    void down.carry(origin, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listening = server.address();

  if (listening === null || typeof listening === 'string') {
    throw new Error('The line has no port.');
  }

  return { address: `http://127.0.0.1:${listening.port}`, close: () => server.close() };
}

/** One direction of the line. */
class Lane {
  readonly #bytesPerSecond: number;
  readonly #delayMilliseconds: number;
  /** Time at which the bytes accepted so far have been sent. */
  #freeAt = 0;

  constructor(bytesPerSecond: number, delayMilliseconds: number) {
    this.#bytesPerSecond = bytesPerSecond;
    this.#delayMilliseconds = delayMilliseconds;
  }

  async carry(from: Socket, to: Socket): Promise<void> {
    // Late timers run in no certain order: each slice waits for the one before it.
    let sent = Promise.resolve();

    try {
      for await (const chunk of from) {
        for (let at = 0; at < chunk.length; at += slice) {
          const bytes = chunk.subarray(at, at + slice);
          const arrivesAt = await this.#take(bytes.length);
          sent = sent.then(async () => {
            await delay(Math.max(0, arrivesAt - performance.now()));
            to.write(bytes);
          });
        }
      }
    } catch {
      // The browser closed the connection.
    }

    await sent;
    to.end();
  }

  /** Waits until the line is free, and returns the time at which so many bytes arrive. */
  async #take(bytes: number): Promise<number> {
    while (this.#freeAt - performance.now() > 5) {
      await delay(this.#freeAt - performance.now());
    }

    this.#freeAt = Math.max(this.#freeAt, performance.now()) + (bytes / this.#bytesPerSecond) * 1000;

    return this.#freeAt + this.#delayMilliseconds;
  }
}
