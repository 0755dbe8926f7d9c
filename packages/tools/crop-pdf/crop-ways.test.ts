import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBox } from '../_kit/page-box.ts';
import { clamped, firstFrame, sentOptions, shownFrame, wayOf, withFrame } from './crop-ways.ts';
import { options } from './options.ts';

const page = { width: 600, height: 800 };
const anyFrame = fc.record({
  left: fc.double({ min: -900, max: 900, noNaN: true }),
  top: fc.double({ min: -900, max: 900, noNaN: true }),
  width: fc.double({ min: -900, max: 1900, noNaN: true }),
  height: fc.double({ min: -900, max: 1900, noNaN: true }),
});

describe('the crop options in the workspace', () => {
  it('start with the content and follow the frame once there is one', () => {
    expect(wayOf({ box: '', top: 0 })).toBe('content');
    expect(wayOf({ box: '1,2,30,40' })).toBe('box');
    expect(wayOf({ box: '', left: 20 })).toBe('margins');
    expect(wayOf(withFrame({}, firstFrame(page), page))).toBe('box');
  });

  it('keep the frame inside the page, and give it back as it was', () => {
    fc.assert(
      fc.property(anyFrame, fc.constantFrom('box', 'margins'), (frame, way) => {
        const shown = shownFrame(withFrame({ way }, frame, page), page);
        const expected = clamped(frame, page);

        expect(shown?.left).toBeCloseTo(expected.left, 1);
        expect(shown?.top).toBeCloseTo(expected.top, 1);
        expect(shown?.width).toBeCloseTo(expected.width, 1);
        expect(shown?.height).toBeCloseTo(expected.height, 1);
      }),
    );
  });

  it('send only what the chosen way needs, in a form that the tool accepts', () => {
    const values = {
      box: '10,10,90,90',
      top: 5,
      right: 0,
      bottom: 0,
      left: 0,
      padding: 4,
      same: true,
      pages: '1',
      cut: true,
    };

    expect(sentOptions({ ...values, way: 'box' })).toEqual({ box: '10,10,90,90', pages: '1', cut: true });
    expect(sentOptions({ ...values, way: 'margins' })).toMatchObject({ top: 5, pages: '1' });
    expect(sentOptions({ ...values, way: 'content' })).toEqual({
      padding: 4,
      same: true,
      pages: '1',
      cut: true,
    });

    for (const way of ['box', 'margins', 'content']) {
      expect(options.safeParse(sentOptions({ ...values, way })).success).toBe(true);
    }
  });

  it('read an area with and without units', () => {
    expect(readBox('1in, 2cm,3mm,4')).toEqual({
      left: 72,
      top: 56.69291338582677,
      width: 8.503937007874017,
      height: 4,
    });
    expect(readBox('1,2,0,4')).toBeNull();
    expect(readBox('1,2,3')).toBeNull();
  });
});
