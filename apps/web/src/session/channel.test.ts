import { describe, expect, it } from 'vitest';
import { resolveChannel } from './channel.ts';

describe('the channel', () => {
  it.each([
    ['', null, 'octavo'],
    ['?channel=landingQ', null, 'landingQ'],
    ['?channel=LANDINGm', 'channel=landingQ', 'landingM'],
    ['?name=merge-pdf', 'lang=fr; channel=landingM', 'landingM'],
    ['?channel=elsewhere', 'channel=landingQ', 'landingQ'],
    ['?channel=elsewhere', 'channel=nowhere', 'octavo'],
  ])('of %s with the cookies %s is %s', (search, cookies, channel) => {
    expect(resolveChannel(search, cookies)).toBe(channel);
  });
});
