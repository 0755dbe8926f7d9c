/** Server-sent events of a protocol. */
export interface Wire {
  /** Events before the first text, and after the last one. */
  readonly start: string;
  readonly end: string;
  text(piece: string): string;
  finish(reason: 'stop' | 'length' | 'tool'): string;
}

const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
const typed = (type: string, data: object = {}) => `event: ${type}\n${event({ type, ...data })}`;

const chunk = (choice: object) =>
  event({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [choice] });

const openai: Wire = {
  start: chunk({ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }),
  end: 'data: [DONE]\n\n',
  text: (content) => chunk({ index: 0, delta: { content }, finish_reason: null }),
  finish(reason) {
    const call = { index: 0, id: 't1', type: 'function', function: { name: 'send_mail', arguments: '{}' } };
    const delta = reason === 'tool' ? { tool_calls: [call] } : {};
    const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };

    return (
      chunk({ index: 0, delta, finish_reason: reason === 'tool' ? 'tool_calls' : reason }) +
      event({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], usage })
    );
  },
};

const anthropicMessage = {
  id: 'm1',
  type: 'message',
  role: 'assistant',
  model: 'm',
  content: [],
  stop_reason: null,
  usage: { input_tokens: 100, output_tokens: 1 },
};

const anthropic: Wire = {
  start:
    typed('message_start', { message: anthropicMessage }) +
    typed('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
  end: typed('message_stop'),
  text: (text) => typed('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }),
  finish(reason) {
    const stopReason = { stop: 'end_turn', length: 'max_tokens', tool: 'tool_use' }[reason];
    const delta = { stop_reason: stopReason, stop_sequence: null };

    return (
      typed('content_block_stop', { index: 0 }) +
      typed('message_delta', { delta, usage: { output_tokens: 20 } })
    );
  },
};

const google: Wire = {
  start: '',
  end: '',
  text: (piece) => event({ candidates: [{ content: { role: 'model', parts: [{ text: piece }] } }] }),
  finish: (reason) =>
    event({
      candidates: [
        {
          content: { role: 'model', parts: [{ text: '' }] },
          finishReason: reason === 'length' ? 'MAX_TOKENS' : 'STOP',
        },
      ],
      usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 20, totalTokenCount: 120 },
    }),
};

export const wires = { openai, anthropic, google } as const;

interface WireRequest {
  readonly wire: keyof typeof wires;
  readonly model: string;
  /** Everything that the model reads. */
  readonly prompt: string;
  /** Names of the settings in the body. */
  readonly limits: ReadonlySet<string>;
  /** Texts of a request for embeddings; null for other requests. */
  readonly inputs: readonly string[] | null;
}

/** Reads a request by its address and body. */
export function requestIn(path: string, body: string): WireRequest {
  const parsed = JSON.parse(body === '' ? '{}' : body);
  const wire = path.startsWith('/anthropic/')
    ? 'anthropic'
    : path.startsWith('/google/')
      ? 'google'
      : 'openai';
  const model = wire === 'google' ? (/\/models\/([^:]+):/.exec(path)?.[1] ?? '') : String(parsed.model);
  const inputs =
    wire === 'google'
      ? parsed.requests?.map(textOf)
      : path.endsWith('/embeddings')
        ? [parsed.input].flat()
        : null;

  return {
    wire,
    model,
    prompt: textOf(parsed),
    limits: new Set(Object.keys(parsed)),
    inputs: inputs ?? null,
  };
}

/** All strings named `text` or `content` within a body, one a line. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) {
    return '';
  }

  return Object.entries(value)
    .map(([name, inner]) =>
      typeof inner === 'string' && (name === 'text' || name === 'content') ? inner : textOf(inner),
    )
    .filter((text) => text !== '')
    .join('\n');
}
