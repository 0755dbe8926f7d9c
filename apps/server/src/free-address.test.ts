import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { refusalOf } from './free-address.ts';

it('reports a port in use with what to do, and nothing for a free one', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;

  expect(await refusalOf({ host: '127.0.0.1', port })).toBe(
    `Port ${port} on 127.0.0.1 is in use. Choose another one with --port or OCTAVO_PORT.`,
  );
  expect(await refusalOf({ host: '127.0.0.1', port, isShared: true })).not.toBeNull();
  expect(await refusalOf({ host: '127.0.0.1', port: 0 })).toBeNull();
  holder.close();
});
