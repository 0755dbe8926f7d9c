import * as z from 'zod';
import { WrongConfig } from '../system/cannot-start.ts';
import { readSettingFiles } from './setting-files.ts';

/** Protocols of endpoints. */
const protocols = ['openai-compatible', 'anthropic', 'google'] as const;
type AiProtocol = (typeof protocols)[number];

/** Endpoint of the model that answers questions about documents. */
export interface AiConfig {
  readonly protocol: AiProtocol;
  /** Without a trailing slash. */
  readonly url: string;
  /** Null for an endpoint that needs none, such as a local one. */
  readonly key: string | null;
  readonly model: string;
  /** Model for embeddings at the same endpoint; null when there is none. */
  readonly embeddingModel: string | null;
  /** Tokens that a request and its answer may have together. */
  readonly contextTokens: number;
}

const defaultContextTokens = 8192;
/** Room for the instruction, a question of full length and a few passages. */
const leastContextTokens = 2048;

/** Environment variables that the operator sets. */
export const aiEnvironment = {
  OCTAVO_AI: z
    .enum(protocols, { error: `must be ${protocols.slice(0, -1).join(', ')} or ${protocols.at(-1)}` })
    .optional(),
  OCTAVO_AI_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://ai.example.org/v1' })
    .refine(hasNoSecret, 'must have no password, query or fragment: the key belongs into OCTAVO_AI_KEY')
    .optional(),
  OCTAVO_AI_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be one word of ASCII characters')
    .optional(),
  OCTAVO_AI_MODEL: z.string().max(200).optional(),
  OCTAVO_AI_EMBED: z.string().max(200).optional(),
  OCTAVO_AI_CONTEXT: z.coerce
    .number({ error: 'must be a number of tokens' })
    .int('must be a number of tokens')
    .min(leastContextTokens, `must be at least ${leastContextTokens} tokens`)
    .max(10_000_000)
    .optional(),
};
type AiEnvironment = z.infer<z.ZodObject<typeof aiEnvironment>>;

/** Addresses of the services themselves. Endpoints that merely speak the protocol of OpenAI have none. */
const addresses: Readonly<Record<AiProtocol, string | null>> = {
  'openai-compatible': null,
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

export function aiOf(given: AiEnvironment): AiConfig | null {
  const { OCTAVO_AI: protocol, OCTAVO_AI_MODEL: model } = given;

  if (protocol === undefined || model === undefined) {
    return null;
  }

  const url = given.OCTAVO_AI_URL ?? addresses[protocol];

  return url === null
    ? null
    : {
        protocol,
        url: url.replace(/\/+$/, ''),
        key: given.OCTAVO_AI_KEY ?? null,
        model,
        embeddingModel: given.OCTAVO_AI_EMBED ?? null,
        contextTokens: given.OCTAVO_AI_CONTEXT ?? defaultContextTokens,
      };
}

/** Settings without which others have no effect, one sentence each. */
export function missingForAi(given: AiEnvironment): string[] {
  const names = Object.keys(aiEnvironment) as (keyof AiEnvironment)[];
  const set = names.filter((name) => given[name] !== undefined);
  const protocol = given.OCTAVO_AI;

  if (protocol === undefined) {
    return set.length === 0 ? [] : [`OCTAVO_AI: needed with ${set.join(' and ')}`];
  }

  const isHosted = addresses[protocol] !== null;
  const needed = ['OCTAVO_AI_MODEL', isHosted ? 'OCTAVO_AI_KEY' : 'OCTAVO_AI_URL'] as const;

  return needed
    .filter((name) => given[name] === undefined)
    .map((name) => `${name}: needed with OCTAVO_AI=${protocol}`);
}

/** Settings that contradict each other, one sentence each. */
export function wrongForAi(given: AiEnvironment): string[] {
  return given.OCTAVO_AI === 'anthropic' && given.OCTAVO_AI_EMBED !== undefined
    ? ['OCTAVO_AI_EMBED: endpoints of OCTAVO_AI=anthropic have no embeddings']
    : [];
}

/**
 * Reads these settings alone, for commands that need no others; null when there are none.
 *
 * @throws WrongConfig that names every setting which cannot be used.
 */
export function readAiConfig(variables: Readonly<Record<string, string | undefined>>): AiConfig | null {
  const settings = readSettingFiles(variables, Object.keys(aiEnvironment));
  const present = Object.entries(settings).filter(([, value]) => value !== '');
  const parsed = z.object(aiEnvironment).safeParse(Object.fromEntries(present));
  const wrong = parsed.success
    ? [...missingForAi(parsed.data), ...wrongForAi(parsed.data)]
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);

  if (!parsed.success || wrong.length > 0) {
    throw new WrongConfig(`invalid configuration\n  ${wrong.join('\n  ')}`);
  }

  return aiOf(parsed.data);
}

function hasNoSecret(address: string): boolean {
  // A wrong address is reported as such.
  if (!URL.canParse(address)) {
    return true;
  }

  const { username, password, search, hash } = new URL(address);

  return [username, password, search, hash].every((part) => part === '');
}
