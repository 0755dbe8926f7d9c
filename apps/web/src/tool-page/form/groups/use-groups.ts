import { useFilling } from '../filling-context.ts';
import { focusQuestion } from '../questions/control-id.ts';

/** Steps between the groups of a form. */
export function useGroups() {
  const { groups, words, asked, state, dispatch } = useFilling();
  const asking = groups.filter(({ questions }) => questions.some((each) => asked.includes(each)));
  const at = asking.findIndex(({ name }) => name === state.openGroup);

  /** Opens a group, and moves the focus to a question of it: its first one, unless another is named. */
  const open = (group: string, question?: string) => {
    const questions = groups.find(({ name }) => name === group)?.questions ?? [];
    const first = question ?? questions.find((each) => asked.includes(each) && each.kind !== 'derived')?.name;
    dispatch({ kind: 'open', group });

    if (first !== undefined) {
      dispatch({ kind: 'focus', question: first });
      // The group is laid out by then.
      requestAnimationFrame(() => focusQuestion(first));
    }
  };
  const step = (by: number) => {
    const group = asking[at + by];

    if (group !== undefined) {
      open(group.name);
    }
  };

  return {
    isLast: at === asking.length - 1,
    open,
    next: () => step(1),
    back: () => step(-1),
    /** Opens the group of a question, and moves the focus to it. */
    goTo(question: string) {
      const group = groups.find(({ questions }) => questions.some(({ name }) => name === question));

      if (group !== undefined) {
        open(group.name, question);
      }
    },
    /** Title of the group that follows; null for the last one. */
    titleAfter(group: string): string | null {
      const next = asking[asking.findIndex(({ name }) => name === group) + 1];

      return next === undefined ? null : (words.groups[next.name]?.title ?? next.name);
    },
  };
}
