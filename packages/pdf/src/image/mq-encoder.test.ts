import { expect, it } from 'vitest';
import { MqEncoder } from './mq-encoder.ts';

it('encodes the test sequence of ITU-T T.88, annex H.2', () => {
  const input = '00020051000000C0035287 2AAAAAAAAA82C02000FCD79EF6BF7FED904F46A3BF'.replace(' ', '');
  const encoder = new MqEncoder(1);

  for (const byte of Buffer.from(input, 'hex')) {
    for (let bit = 7; bit >= 0; bit -= 1) {
      encoder.encode(0, (byte >> bit) & 1);
    }
  }

  const expected = '84c73bfce1a1430402200000410dbb86f4317fff88ff37471adb6adfffac';
  expect(Buffer.from(encoder.finish()).toString('hex')).toBe(expected);
});
