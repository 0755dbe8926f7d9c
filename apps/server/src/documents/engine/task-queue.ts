/** Tasks that wait for the thread. Documents take turns, so that one with many tasks does not keep others waiting. */
export class TaskQueue<Task extends { readonly document: string }> {
  #waiting: Task[] = [];

  add(task: Task): void {
    this.#waiting.push(task);
  }

  /** Next task; null when none waits. Other tasks of its document go behind those of all others. */
  take(): Task | null {
    const [next, ...rest] = this.#waiting;

    if (next === undefined) {
      return null;
    }

    const isSame = ({ document }: Task) => document === next.document;
    this.#waiting = [...rest.filter((task) => !isSame(task)), ...rest.filter(isSame)];

    return next;
  }

  takeAll(): Task[] {
    return this.#waiting.splice(0);
  }
}
