import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { receiptSigner } from './receipt-signer.ts';
import { SealingKey } from './sealing-key.ts';

describe('a receipt signer', () => {
  const signer = receiptSigner(new SealingKey(Buffer.alloc(32, 7)));
  const key = createPublicKey({
    key: Buffer.from(signer.publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  });
  const signature = Buffer.from(signer.sign('deleted'), 'base64');

  it('makes signatures that anyone can verify', () => {
    expect(verify(null, Buffer.from('deleted'), key, signature)).toBe(true);
    expect(verify(null, Buffer.from('kept'), key, signature)).toBe(false);
  });

  it('has one key per server', () => {
    expect(receiptSigner(new SealingKey(Buffer.alloc(32, 7))).publicKey).toBe(signer.publicKey);
    expect(receiptSigner(new SealingKey(Buffer.alloc(32, 8))).publicKey).not.toBe(signer.publicKey);
  });
});
