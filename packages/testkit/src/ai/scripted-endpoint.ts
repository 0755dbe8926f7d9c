import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { type BehaviourName, type ProviderScript, scriptFor } from './behaviours.ts';
import { scriptedEmbeddings } from './scripted-embeddings.ts';
import { requestIn, type Wire, wires } from './wires.ts';

/** A request as the endpoint received it. */
interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** True once the client closed the connection before the response was complete. */
  isAborted: boolean;
}

/** Endpoint of a language model on a real socket. The name of the model is the name of its behaviour. */
export interface ScriptedEndpoint {
  /** Address for each protocol. */
  readonly urls: Readonly<Record<keyof typeof wires, string>>;
  readonly received: readonly ReceivedRequest[];
  /** Behaviour of every model; by default, that of its name. */
  behaviour: BehaviourName | null;
  close(): Promise<void>;
}

export async function openScriptedEndpoint(): Promise<ScriptedEndpoint> {
  const received: ReceivedRequest[] = [];
  const attempts = new Map<string, number>();
  const server = createServer((incoming, response) => {
    serve(incoming, response).catch(() => incoming.socket.destroy());
  });

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(incoming.url ?? '/', 'http://localhost').pathname;
    const request = { path, headers: incoming.headers, body: await text(incoming), isAborted: false };
    received.push(request);
    response.on('close', () => {
      request.isAborted = !response.writableFinished;
    });

    const { wire, model, prompt, limits, inputs } = requestIn(path, request.body);

    if (inputs !== null) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(scriptedEmbeddings(wire, model, inputs)));

      return;
    }

    const name = endpoint.behaviour ?? model;
    const attempt = (attempts.get(name) ?? 0) + 1;
    attempts.set(name, attempt);
    await play(scriptFor(name, { prompt, attempt, limits }), wires[wire], incoming, response);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;

  const endpoint: ScriptedEndpoint = {
    urls: {
      openai: `${address}/v1`,
      anthropic: `${address}/anthropic/v1`,
      google: `${address}/google/v1beta`,
    },
    received,
    behaviour: null,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  return endpoint;
}

async function play(
  { status = 200, headers, body, waitBeforeHeadersMs = 0, steps = [] }: ProviderScript,
  wire: Wire,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const closed = new AbortController();
  response.on('close', () => closed.abort());
  const pause = (ms: number) => wait(ms, undefined, { signal: closed.signal, ref: false });

  await pause(waitBeforeHeadersMs);
  response.writeHead(status, headers ?? { 'content-type': 'text/event-stream' });

  if (body !== undefined) {
    response.end(body);

    return;
  }

  response.flushHeaders();
  response.write(wire.start);

  for (const step of steps) {
    if (closed.signal.aborted) {
      return;
    }

    if ('text' in step) {
      response.write(wire.text(step.text));
    } else if ('waitMs' in step) {
      await pause(step.waitMs);
    } else if ('raw' in step) {
      response.write(`${step.raw}\n\n`);
    } else if ('finish' in step) {
      response.write(wire.finish(step.finish));
    } else if (step.end === 'close') {
      response.end(wire.end);
    } else if (step.end === 'cut') {
      // The client must receive the words before the connection breaks.
      await pause(50);
      incoming.socket.destroy();
    }
  }
}
