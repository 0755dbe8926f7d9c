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
  it('stand at single values, or at the whole option', () => {
    const { options } = withMarks(copy, { level: ['high'], margin: 'changed' }, 'Pro');

    expect(options['level']?.choices).toEqual({
      low: { label: 'Low' },
      high: { label: 'High · Pro', hint: 'Smallest' },
    });
    expect(options['margin']?.label).toBe('Margin · Pro');
  });

  it('are not needed where nothing, or everything, is part of it', () => {
    expect(withMarks(copy, undefined, 'Pro')).toBe(copy);
    expect(withMarks(copy, 'tool', 'Pro')).toBe(copy);
  });
});
