import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readAiConfig } from './ai-settings.ts';

it('reads the settings of the model alone, the key from a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-ai-'));
  const path = join(folder, 'key');
  await writeFile(path, 'sk-1\n');
  const hosted = { OCTAVO_AI: 'google', OCTAVO_AI_MODEL: 'gemini', OCTAVO_AI_KEY_FILE: path };

  expect(readAiConfig({ ...hosted, OCTAVO_PORT: 'none' })).toMatchObject({ key: 'sk-1', model: 'gemini' });
  expect(readAiConfig({ OCTAVO_PORT: 'none', OCTAVO_AI: '' })).toBeNull();
  await rm(folder, { recursive: true });
});

it('refuses what the server refuses, without the key', () => {
  const wrong = { OCTAVO_AI: 'anthropic', OCTAVO_AI_KEY: 'sk-1', OCTAVO_AI_EMBED: 'any' };

  expect(() => readAiConfig(wrong)).toThrow(
    /^invalid configuration\n {2}OCTAVO_AI_MODEL: needed .*\n {2}OCTAVO_AI_EMBED: /,
  );
  expect(() => readAiConfig({ ...wrong, OCTAVO_AI_KEY: 'Bearer sk-1' })).toThrow(/^(?!.*sk-1)/s);
});
