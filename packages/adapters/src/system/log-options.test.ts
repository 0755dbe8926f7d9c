import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hideCapabilities } from './log-options.ts';
import { randomIds } from './system.ts';
import { randomTokens } from './tokens.ts';

it('replaces every id and token by a short hash, equal in every process', () => {
  const [job, session] = [randomIds.token(), randomTokens.make()];
  const line = JSON.stringify({
    job,
    err: { message: `no /data/work/${job}`, stack: `Error: ${session}\n${job}\n  at x (${job}.ts)` },
    url: `/api/v1/files/${job}/content?token=${session}`,
  });
  const hidden = hideCapabilities(line);

  expect(hidden).not.toContain(job);
  expect(hidden).not.toContain(session);
  expect(JSON.parse(hidden).job).toBe(createHash('sha256').update(job).digest('hex').slice(0, 12));
});

it('leaves the rest of a line unchanged', () => {
  const line = JSON.stringify({
    time: 1_700_000_000_000,
    pid: 12,
    msg: 'the database had stopped and was restarted',
    stack: 'at file:///srv/octavo/packages/adapters/src/database/database.ts:12:3',
    event: '0b8f6f3e-3c57-4a36-a0c5-2f7f64b0a3b1',
  });

  expect(hideCapabilities(line)).toBe(line);
});
