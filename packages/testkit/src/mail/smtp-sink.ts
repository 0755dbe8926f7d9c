import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Email as received over the wire. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body, as they were sent. */
  readonly source: string;
}

/** Reply to a recipient: accept, refuse for good or for now, or hang up. */
export type SinkBehaviour = 'takes' | 'refuses' | 'busy' | 'hangs-up';

/** Mail server (RFC 5321) on a port of its own that keeps all received emails. */
export class SmtpSink {
  readonly emails: ReceivedMail[] = [];
  behaviour: SinkBehaviour = 'takes';
  readonly #server = createServer((socket) => this.#talk(socket));
  readonly #sockets = new Set<Socket>();

  static async open(): Promise<SmtpSink> {
    const sink = new SmtpSink();
    sink.#server.listen(0, '127.0.0.1');
    await once(sink.#server, 'listening');

    return sink;
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo;

    return `smtp://127.0.0.1:${port}`;
  }

  async close(): Promise<void> {
    this.#sockets.forEach((socket) => socket.destroy());
    this.#server.close();
    await once(this.#server, 'close');
  }

  #talk(socket: Socket): void {
    let unread = '';
    let envelope: { from: string; to: string[] } = { from: '', to: [] };
    let body: string[] | null = null;
    const reply = (line: string) => socket.write(`${line}\r\n`);
    this.#sockets.add(socket);
    socket.setEncoding('utf8').on('error', () => undefined);
    socket.on('close', () => this.#sockets.delete(socket));

    const handleLine = (line: string) => {
      if (body !== null) {
        if (line === '.') {
          this.emails.push({ ...envelope, source: body.join('\r\n') });
          body = null;
          reply('250 kept');
        } else {
          // A leading dot is doubled in transit (RFC 5321, 4.5.2).
          body.push(line.startsWith('.') ? line.slice(1) : line);
        }

        return;
      }

      const command = line.slice(0, 4).toUpperCase();
      const address = /<(.*)>/.exec(line)?.[1] ?? '';

      if (command === 'EHLO' || command === 'HELO') {
        reply('250 sink');
      } else if (command === 'MAIL') {
        envelope = { from: address, to: [] };
        reply('250 ok');
      } else if (command === 'RCPT') {
        this.#judge(socket, () => envelope.to.push(address), reply);
      } else if (command === 'DATA') {
        body = [];
        reply('354 go on');
      } else if (command === 'STAR') {
        reply('502 no encryption here');
      } else if (command === 'QUIT') {
        socket.end('221 bye\r\n');
      } else {
        reply('250 ok');
      }
    };

    socket.on('data', (text: string) => {
      const lines = (unread + text).split('\r\n');
      unread = lines.pop() ?? '';
      lines.forEach(handleLine);
    });
    reply('220 sink');
  }

  #judge(socket: Socket, take: () => void, reply: (line: string) => void): void {
    if (this.behaviour === 'hangs-up') {
      socket.destroy();
    } else if (this.behaviour === 'refuses') {
      reply('550 nobody here by that name');
    } else if (this.behaviour === 'busy') {
      reply('451 try again later');
    } else {
      take();
      reply('250 ok');
    }
  }
}
