import { english } from '@octavo/i18n/signature-report.en';
import { french } from '@octavo/i18n/signature-report.fr';
import { describe, expect, it } from 'vitest';
import { headlineOf, signedRevision } from './report-headline.ts';
import { sampleReport, sampleSignature } from './sample-report.ts';
import { factsOf } from './signature-facts.ts';
import { verdictLook } from './verdict-look.ts';

const earlier = { coversWholeFile: false, coveredBytes: 600 };
const unknown = sampleSignature({ verdict: 'valid-unknown', trusted: false, reasons: ['root-unknown'] });
const broken = sampleSignature({ verdict: 'broken', reasons: ['digest-differs'] });
const changed = sampleSignature({
  ...earlier,
  verdict: 'changed',
  laterChanges: [{ kind: 'page-content', page: 4, name: null, allowed: false }],
});
const title = (...signatures: readonly ReturnType<typeof sampleSignature>[]) =>
  headlineOf(sampleReport(signatures), 'en', english).title;

describe('the headline of a report', () => {
  it('follows the worst verdict', () => {
    expect(title()).toBe('This file is not signed');
    expect(title(sampleSignature())).toBe('The signature is intact');
    expect(title(sampleSignature(), unknown)).toBe('2 signatures, all intact');
    expect(title(sampleSignature(), changed)).toBe('Changed after it was signed');
    expect(title(broken, changed)).toBe('A signature is broken');
  });

  it('counts time stamps among the signatures only when there are no others', () => {
    const stamp = sampleSignature({ kind: 'time-stamp' });

    expect(title(sampleSignature(), stamp)).toBe('The signature is intact');
    expect(title(stamp)).toBe('The signature is intact');
    expect(title(stamp, stamp)).toBe('2 signatures, all intact');
  });

  it('says how many signers are known', () => {
    const text = (...[signatures, changes]: Parameters<typeof sampleReport>) =>
      headlineOf(sampleReport(signatures, changes), 'en', english).text;

    expect(text([sampleSignature(), unknown])).toMatch(/^1 of 2 signers are on the trust list/);
    expect(text([unknown])).toMatch(/^The signer is not on the trust list/);
    expect(text([unknown], { trustedRoots: 0 })).toMatch(/^This server has no trust list/);
    expect(text([sampleSignature()], { revisions: 2 })).toMatch(/written in 2 steps/);
  });

  it('offers the last signed revision that is not the file itself', () => {
    const first = sampleSignature({ ...earlier, coveredBytes: 300 });

    expect(signedRevision(sampleReport([first, changed]))?.coveredBytes).toBe(600);
    expect(signedRevision(sampleReport([sampleSignature()]))).toBeNull();
    expect(signedRevision(sampleReport([{ ...broken, ...earlier }]))).toBeNull();
  });
});

describe('the look of a verdict', () => {
  it('is green for known signers only', () => {
    expect(verdictLook(sampleSignature())).toEqual({ word: 'valid', tone: 'good' });
    expect(verdictLook(unknown)).toEqual({ word: 'valid-unknown', tone: 'unknown' });
    expect(verdictLook({ ...sampleSignature(), trusted: false }).tone).toBe('unknown');
    expect(verdictLook(broken).tone).toBe('bad');
    expect(verdictLook(changed).tone).toBe('bad');
  });

  it('names test identities and allowed changes', () => {
    const signer = { ...unknown.signer!, isTest: true };
    const laterChanges = [{ kind: 'signature', page: null, name: 'Signature2', allowed: true }] as const;

    expect(verdictLook({ ...unknown, signer }).word).toBe('valid-test');
    expect(verdictLook(sampleSignature({ laterChanges })).word).toBe('valid-after');
  });
});

describe('the facts of a signature', () => {
  const facts = (signature: ReturnType<typeof sampleSignature>) =>
    factsOf(signature, { report: sampleReport([signature], { revisions: 2 }), locale: 'en', words: english });
  const fact = (signature: ReturnType<typeof sampleSignature>, wanted: string) =>
    facts(signature).find(({ name }) => name === wanted);

  it('say where the time comes from', () => {
    const provenTime = { time: '2026-11-03T10:12:00Z', by: 'Northgate TSA', trusted: true };

    expect(fact(sampleSignature(), 'when')?.source).toBe('As claimed by the signer’s computer');
    expect(fact(sampleSignature({ provenTime }), 'when')?.source).toBe(
      'Confirmed by the time stamp of Northgate TSA',
    );
    expect(fact(sampleSignature({ claimedTime: null }), 'when')?.text).toBe('Not stated');
  });

  it('say how much of the file is covered', () => {
    expect(fact(sampleSignature(), 'covers')?.text).toBe('The whole file as it is now');
    expect(fact(changed, 'covers')?.text).toBe('Step 1 of 2: 600 of 1,000 bytes');
  });

  it('say that nobody vouches for an unknown signer', () => {
    expect(fact(unknown, 'identity')?.text).toContain('not on this server’s trust list');
    expect(fact(sampleSignature(), 'identity')).toMatchObject({
      text: 'Northgate Issuing CA 3, on this server’s trust list',
      source: 'Certificate valid until 11 February 2028. Not revoked',
    });
  });

  it('name what is allowed, locked and stated, where there is something', () => {
    const signature = sampleSignature({ certification: 2, lockedFields: ['Name', 'Sum'], reason: 'I agree' });

    expect(facts(signature).map(({ name }) => name)).toEqual([
      'when',
      'covers',
      'identity',
      'level',
      'allowed',
      'locked',
      'reason',
    ]);
    expect(fact(signature, 'locked')?.text).toBe('2 fields: Name, Sum');
  });
});

it('is written in French as well', () => {
  const signature = sampleSignature();
  const report = sampleReport([signature]);

  expect(headlineOf(report, 'fr', french).title).toBe('La signature est intacte');
  expect(factsOf(signature, { report, locale: 'fr', words: french })[0]?.source).toBe(
    'Selon l’ordinateur du signataire',
  );
});
