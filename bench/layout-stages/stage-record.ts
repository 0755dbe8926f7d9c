import type { Box } from '@octavo/pdf/content/page-content';

/** A line of a recording: one result of one stage. */
export interface StageRecord {
  /** Counted from 1. */
  readonly page: number;
  readonly stage: string;
  /** Left, top, right and bottom in points, rounded to tenths; null for a result without a position. */
  readonly box: readonly number[] | null;
  readonly text: string;
  /** Hash of everything else that the stage decided. */
  readonly details: string;
}

export function roundedBox({ left, top, right, bottom }: Box): number[] {
  return [left, top, right, bottom].map((points) => Math.round(points * 10) / 10);
}

export function describe({ box, text, details }: StageRecord): string {
  return [box?.join(' ') ?? '', text, details].filter((part) => part !== '').join('  ');
}
