import { Field } from '@octavo/ui/field';
import { useState } from 'react';
import { pointsIn } from '../_kit/length.ts';
import type { Locale } from '../_kit/types.ts';

interface MillimetreFieldProps {
  readonly locale: Locale;
  readonly label: string;
  readonly points: number;
  onPoints(points: number): void;
}

const pointsPerMillimetre = pointsIn['mm'] ?? 1;

/** Millimetres of a length, with one decimal. */
export function millimetres(points: number): number {
  return Math.round((points / pointsPerMillimetre) * 10) / 10;
}

/** Length in millimetres. What is being typed stays as it is until the field loses the focus. */
export function MillimetreField({ locale, label, points, onPoints }: MillimetreFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string) => {
    const value = Number(text.replace(',', '.'));
    setTyped(text);

    if (text.trim() !== '' && Number.isFinite(value) && value >= 0) {
      onPoints(Math.round(value * pointsPerMillimetre * 100) / 100);
    }
  };

  return (
    <Field
      label={label}
      inputMode="decimal"
      value={typed ?? millimetres(points).toLocaleString(locale, { useGrouping: false })}
      onText={take}
      onBlur={() => setTyped(null)}
      after={<span className="shrink-0 pr-3 whitespace-nowrap text-ink-soft">mm</span>}
    />
  );
}
