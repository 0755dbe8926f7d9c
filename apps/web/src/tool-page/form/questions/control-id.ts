/** Id of the control of a question; names of questions have points, which selectors read as classes. */
export function controlId(question: string): string {
  return `q-${question.replaceAll('.', '-')}`;
}

export function noteId(question: string): string {
  return `${controlId(question)}-note`;
}

/** Moves the focus to a question, and brings it into view below the bar of the page. */
export function focusQuestion(question: string): void {
  const control = document.getElementById(controlId(question));
  const target = control?.matches('fieldset')
    ? (control.querySelector<HTMLElement>('input:checked') ?? control.querySelector<HTMLElement>('input'))
    : control;
  target?.focus({ preventScroll: true });
  target?.closest('.fq-question')?.scrollIntoView({ block: 'center' });
}
