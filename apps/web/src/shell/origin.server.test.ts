import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { originContext } from '../server-context.ts';
import { originOf } from './origin.server.ts';

it('is the origin set by the operator, whatever host a request names', () => {
  const context = new RouterContextProvider();
  const request = new Request('http://evil.example:8080/merge-pdf');
  expect(originOf({ context, request })).toBe('http://evil.example:8080');

  context.set(originContext, 'https://octavo.example');
  expect(originOf({ context, request })).toBe('https://octavo.example');
});
