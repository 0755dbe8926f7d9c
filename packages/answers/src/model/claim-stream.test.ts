import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Claim } from '../answer/answer.ts';
import type { Citation } from '../cite/citation.ts';
import { ClaimStream } from './claim-stream.ts';
import { findQuote } from './find-quote.ts';

const passages: Readonly<Record<number, string>> = {
  7: 'The lease shall terminate on 31 May 2027, unless it is extended. See http://lease.example/terms for all.',
  8: 'The tenant has one option to extend the term by five years.',
};

function cite(id: number, words: string): Citation | null {
  const text = passages[id];
  const span = text === undefined ? null : findQuote(text, words);

  return text === undefined || span === null
    ? null
    : { document: 0, page: id, boxes: [], quote: text.slice(span.start, span.end), marked: [] };
}

function read(pieces: readonly string[], isCut = false) {
  const stream = new ClaimStream(cite, Object.values(passages));
  const claims: Claim[] = [];

  for (const piece of pieces) {
    claims.push(...stream.push(piece));
  }

  const { verdict, claims: last } = stream.end(isCut);

  return {
    verdict,
    claims: [...claims, ...last].map(({ text, citations }) => [text, citations.map(({ quote }) => quote)]),
  };
}

const one = 'It ends in May 2027. [7: "terminate on 31 May 2027"]';
const two = 'It can be extended. [8: "one option to extend"]';
const proofOne = ['terminate on 31 May 2027'];
const proofTwo = ['one option to extend'];

describe('claims of a model', () => {
  it.each<[string, string, unknown]>([
    [
      'each with its proof',
      `${one} ${two}`,
      [
        ['It ends in May 2027.', proofOne],
        ['It can be extended.', proofTwo],
      ],
    ],
    [
      'with the full stop behind the marker',
      'It ends in May 2027 [7: "terminate on 31 May 2027"]. It can be extended [8: "one option to extend"].',
      [
        ['It ends in May 2027.', proofOne],
        ['It can be extended.', proofTwo],
      ],
    ],
    [
      'with several markers',
      'It ends, or goes on. [7: "terminate on 31 May 2027"] [8: "one option to extend"]',
      [['It ends, or goes on.', [...proofOne, ...proofTwo]]],
    ],
    [
      'with several quotes in a marker',
      'It ends, or goes on. [7: "terminate on 31 May 2027", 8: "one option to extend"]',
      [['It ends, or goes on.', [...proofOne, ...proofTwo]]],
    ],
    [
      'with words left out',
      'It can be extended. [8: "The tenant has … to extend the term"]',
      [['It can be extended.', ['The tenant has', 'to extend the term']]],
    ],
    ['with other quotation marks', 'It ends. [Passage 7: “31 May 2027”]', [['It ends.', ['31 May 2027']]]],
    ['without quotation marks', 'It ends. [7: 31 May 2027]', [['It ends.', ['31 May 2027']]]],
    [
      'with brackets of their own',
      'It [sic] ends [2027]. [7: "31 May 2027"]',
      [['It [sic] ends [2027].', ['31 May 2027']]],
    ],
    [
      'in a list',
      `Here is the list:\n- It ends in May 2027. [7: "terminate on 31 May 2027"]\n- It can be extended. [8: "one option to extend"]`,
      [
        ['Here is the list:\nIt ends in May 2027.', proofOne],
        ['It can be extended.', proofTwo],
      ],
    ],
    ['behind a thought', `<think>Is it [7: "2027"]?</think>${one}`, [['It ends in May 2027.', proofOne]]],
    ['behind the end of a thought', `Is it so?</think>${one}`, [['It ends in May 2027.', proofOne]]],
  ])('are read %s', (_what, text, claims) => {
    expect(read([text])).toEqual({ verdict: 'answered', claims });
  });

  it('never share the proof of another', () => {
    expect(read([`${one} The moon is made of cheese.`]).claims).toEqual([
      ['It ends in May 2027.', proofOne],
      ['The moon is made of cheese.', []],
    ]);
    expect(read([`The moon is made of cheese.\n\n${one}`]).claims).toEqual([
      ['The moon is made of cheese.', []],
      ['It ends in May 2027.', proofOne],
    ]);
    expect(read([`The moon is made of cheese. [7: "made of cheese"] ${one}`]).claims).toEqual([
      ['The moon is made of cheese.', []],
      ['It ends in May 2027.', proofOne],
    ]);
  });

  it.each([
    ['a passage that the model did not get', 'It is so. [99: "31 May 2027"]'],
    ['words that stand nowhere', 'It is so. [7: "the lease is void"]'],
    ['words of another passage', 'It is so. [8: "31 May 2027"]'],
    ['half of a word', 'It is so. [7: "end of the leas"]'],
    ['half of a quote', 'It is so. [7: "31 May 2027 … for ever"]'],
    ['no words', 'It is so. [7]'],
    ['half a marker', 'It is so. [7: "31 May 20'],
    ['nothing', 'It is so.'],
    ['UNANSWERED', 'UNANSWERED'],
    ['a guess', `**UNANSWERED.** But I believe: ${one}`],
  ])('are withdrawn when proven by %s', (_what, text) => {
    expect(read([text])).toEqual({ verdict: 'refused', claims: [] });
  });

  it('are none when the model only thinks, or says nothing', () => {
    expect(read(['<think>Is it [7: "31 May 2027"]?'])).toEqual({ verdict: 'empty', claims: [] });
    expect(read([' \n'])).toEqual({ verdict: 'empty', claims: [] });
  });

  it('stay without what a cut answer had begun', () => {
    expect(read([`${one} It can be`], true)).toEqual({
      verdict: 'answered',
      claims: [['It ends in May 2027.', proofOne]],
    });
    expect(read(['It can be'], true).claims).toEqual([]);
  });

  it('come as soon as the next one begins', () => {
    const stream = new ClaimStream(cite, []);
    expect(stream.push(one)).toEqual([]);
    expect(stream.push(' It')).toHaveLength(1);
  });

  it('have no markup, and no address that the document does not have', () => {
    const text = `![](http://evil.example/p.png)[Click](http://evil.example) **here** or at http://lease.example/terms <b onclick=x>now</b>\u202e. [7: "31 May 2027"]`;
    expect(read([text]).claims).toEqual([
      ['Click here or at http://lease.example/terms now.', ['31 May 2027']],
    ]);
  });

  it('are the same however the stream is cut', () => {
    const pieces = fc.constantFrom(
      one,
      two,
      ' ',
      '\n',
      '. ',
      '- ',
      '…',
      '[',
      ']',
      '[7',
      '[7: "',
      '"]',
      '"',
      '[8: “one option”]',
      '[8]',
      '<',
      '<th',
      '<think>',
      '</think>',
      'UNANSWERED',
      'UNANSWEREDX',
      '[sic]',
      '[passage 8: "five years"',
      'ab',
      '12',
      '😀',
      '1.5',
      '[7: "31 May 2027", 8: "five years"]',
      '![x](http://a.example)',
      '\n\n',
      '»',
      "'",
      '['.padEnd(30),
    );

    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 12 }),
        fc.array(fc.nat(200), { maxLength: 30 }),
        fc.boolean(),
        (parts, cuts, isCut) => {
          const text = parts.join('');
          const at = [0, ...cuts.map((cut) => cut % (text.length + 1)), text.length].sort((a, b) => a - b);
          const split = at.slice(1).map((end, index) => text.slice(at[index], end));

          expect(read(split, isCut)).toEqual(read([text], isCut));
        },
      ),
      { numRuns: 2000 },
    );
  });
});
