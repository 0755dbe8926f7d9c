import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { serverTransport } from './server/server-transport.ts';
import { TransportContext, useTransport } from './use-transport.ts';

const Address = () => useTransport().zipAddress('1');

it('uses the server, unless the application provides another transport', () => {
  const local = { ...serverTransport, zipAddress: () => 'local:1' };

  expect(renderToString(createElement(Address))).toBe('/api/v1/jobs/1/zip');
  expect(renderToString(createElement(TransportContext, { value: local }, createElement(Address)))).toBe(
    'local:1',
  );
});
