import { describe, expect, it } from 'vitest';
import {
  cornersOfPlace,
  croppedPlace,
  normalAngle,
  resizedPlace,
  turnedTo,
  uncropped,
  wholePicture,
} from './place-geometry.ts';
import { snapLines, snapped } from './snap.ts';

const place = {
  box: { left: 100, top: 100, width: 40, height: 20 },
  angle: 0,
  crop: wholePicture,
  mirrored: false,
};

describe('a place', () => {
  it('keeps the opposite corner when it is resized, also when it is turned', () => {
    const turned = { ...place, angle: 30 };
    const resized = resizedPlace(turned, { x: 1, y: 1 }, { x: 10, y: 5 }, false);
    const [before] = cornersOfPlace(turned);
    const [after] = cornersOfPlace(resized);

    expect(after!.x).toBeCloseTo(before!.x, 1);
    expect(after!.y).toBeCloseTo(before!.y, 1);
    expect(resized.box.width).toBeGreaterThan(40);
  });

  it('keeps its proportions at a corner', () => {
    expect(resizedPlace(place, { x: 1, y: 1 }, { x: 40, y: 0 }, true).box).toEqual({
      left: 100,
      top: 100,
      width: 80,
      height: 40,
    });
  });

  it('turns in steps near round angles', () => {
    expect(turnedTo(place, { x: 220, y: 112 }, false).angle).toBe(90);
    expect(turnedTo(place, { x: 220, y: 112 }, true).angle).not.toBe(90);
    expect(normalAngle(270)).toBe(-90);
  });

  it('is cropped without moving the picture, and shown whole again', () => {
    const cropped = croppedPlace(place, { x: -1, y: 0 }, { x: 10, y: 0 });

    expect(cropped).toMatchObject({
      box: { left: 110, top: 100, width: 30, height: 20 },
      crop: { left: 0.25, right: 1 },
    });
    expect(uncropped(cropped)).toEqual(place);
    expect(croppedPlace({ ...place, mirrored: true }, { x: -1, y: 0 }, { x: 10, y: 0 }).crop).toMatchObject({
      left: 0,
      right: 0.75,
    });
  });
});

describe('alignment', () => {
  const lines = snapLines({ width: 400, height: 300 }, [], [{ left: 10, top: 10, width: 20, height: 20 }]);

  it('finds the middle of the page and the edges of other objects', () => {
    expect(snapped({ left: 181, top: 12, width: 40, height: 30 }, lines, 4)).toEqual({
      by: { x: -1, y: -2 },
      guides: [
        { axis: 'across', at: 200 },
        { axis: 'down', at: 10 },
      ],
    });
  });

  it('leaves what is too far away', () => {
    expect(snapped({ left: 60, top: 60, width: 5, height: 5 }, lines, 4).by).toEqual({ x: 0, y: 0 });
  });
});
