import { describe, expect, it } from 'vitest';
import { withMarks } from './pro-marks.ts';

const copy = {
  subtitle: '',
  action: { one: '', other: '' },
  seo: { title: '', description: '' },
  howTo: [],
  faq: [],
  options: {
    level: { label: 'Level', choices: { low: { label: 'Low' }, high: { label: 'High', hint: 'Smallest' } } },
    margin: { label: 'Margin' },
  },
};

describe('marks of Pro', () => {
  it('are set on single values, or on the whole option', () => {
    const { options } = withMarks(copy, { level: ['high'], margin: 'changed' }, 'Pro');

    expect(options['level']?.choices).toEqual({
      low: { label: 'Low' },
      high: { label: 'High · Pro', hint: 'Smallest' },
    });
    expect(options['margin']?.label).toBe('Margin · Pro');
  });

  it('are left out when no option is part of Pro, or the whole tool', () => {
    expect(withMarks(copy, undefined, 'Pro')).toBe(copy);
    expect(withMarks(copy, 'tool', 'Pro')).toBe(copy);
  });
});
