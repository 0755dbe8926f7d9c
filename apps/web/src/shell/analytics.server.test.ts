import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { analyticsContext } from '../server-context.ts';
import { analyticsFor } from './analytics.server.ts';

const counter = { script: '/count.js', data: { 'website-id': '1a' } };
const attributes = { src: '/count.js', 'data-website-id': '1a' };

function askedFor(path: string, headers: Record<string, string> = {}) {
  const context = new RouterContextProvider();
  context.set(analyticsContext, counter);

  return analyticsFor({ request: new Request(`https://octavo.example${path}`, { headers }), context });
}

describe('the script that counts visits', () => {
  it('is on public pages', () => {
    expect(askedFor('/')).toEqual(attributes);
    expect(askedFor('/fr/merge-pdf')).toEqual(attributes);
  });

  it.each(['/success-log-in?token=secret', '/fr/account', '/history-tasks', '/pay-fwd', '/log-in'])(
    'is not on private pages: %s',
    (path) => {
      expect(askedFor(path)).toBeNull();
    },
  );

  it('is left out for users who ask not to be tracked', () => {
    expect(askedFor('/', { 'sec-gpc': '1' })).toBeNull();
    expect(askedFor('/', { dnt: '1' })).toBeNull();
  });

  it('is left out when none is configured', () => {
    expect(
      analyticsFor({ request: new Request('https://octavo.example/'), context: new RouterContextProvider() }),
    ).toBeNull();
  });
});
