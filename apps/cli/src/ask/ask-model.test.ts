import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openScriptedEndpoint, type ScriptedEndpoint } from '@octavo/testkit/ai/scripted-endpoint';
import { contractDocument } from '@octavo/testkit/pdf/contract-document';
import { newRunFolder } from '@octavo/testkit/run-folders';
import { afterAll, beforeAll, expect, it } from 'vitest';

const main = join(import.meta.dirname, '../main.ts');
const question = 'To whom is a notice under this agreement sent?';
let folder = '';
let endpoint: ScriptedEndpoint;

beforeAll(async () => {
  folder = newRunFolder();
  writeFileSync(join(folder, 'contract.pdf'), contractDocument(1));
  endpoint = await openScriptedEndpoint();
});
afterAll(() => endpoint.close());

async function ask(model: string, words: readonly string[], more: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [main, 'ask', 'contract.pdf', ...words], {
    cwd: folder,
    env: {
      ...process.env,
      OCTAVO_AI: 'openai-compatible',
      OCTAVO_AI_URL: endpoint.urls.openai,
      OCTAVO_AI_MODEL: model,
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]);

  return { code, out: out.trim(), err: err.trim() };
}

it('answers with a model, each claim with its quote', async () => {
  const { code, out } = await ask('good', [question, '--json'], { OCTAVO_AI_EMBED: 'embeds' });
  const { answer, citations, refused, unproven } = JSON.parse(out);

  expect({ code, refused, answer, unproven }).toEqual({
    code: 0,
    refused: false,
    answer: 'The document says so.\nThe document says so.',
    unproven: undefined,
  });
  expect(citations).toHaveLength(2);
  expect(citations[0].boxes[0]).toHaveLength(4);
});

it('sets apart what the document does not prove', async () => {
  const { code, out } = await ask('bare-claim-after-proof', [question]);

  expect(code).toBe(0);
  expect(out).toMatch(
    /^The document says so\.\np\. \d+ \[.*\] ".+"\nNot found in the document: The moon is made of cheese\.$/,
  );
});

it('refuses what the model does not find, or cannot prove', async () => {
  expect((await ask('unanswered', [question])).code).toBe(3);
  expect((await ask('invented-words', [question])).code).toBe(3);
});

it('fails by the code alone when the model does', async () => {
  const { code, err } = await ask('refused-key', [question]);

  expect(code).toBe(1);
  expect(err).toContain('model-refused-key');
  expect(err).not.toContain('cannot serve');
});

it('refuses wrong settings before it reads a file', async () => {
  const { code, err } = await ask('', [question]);

  expect(code).toBe(2);
  expect(err).toContain('OCTAVO_AI_MODEL: needed with OCTAVO_AI=openai-compatible');
});
