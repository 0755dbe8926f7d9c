import type { TextChange } from './runs.ts';

/** Milliseconds without typing after which a new step of undo begins. */
const pauseMilliseconds = 2000;

/**
 * Divides typing into steps of undo: a word, a deletion, a paste. Letters that follow each other have the same name.
 */
export class TypingSteps {
  #number = 0;
  #end = -1;
  #kind = '';
  #time = 0;

  /** Name of the step that a change belongs to. */
  nameOf({ from, to, text }: TextChange, now: number): string {
    const kind = text === '' ? 'delete' : to > from ? 'replace' : text.length === 1 ? 'type' : 'paste';
    const isNext = kind === 'delete' ? to === this.#end || from === this.#end : from === this.#end;
    const isOne = kind === 'delete' || (kind === 'type' && text.trim() !== '');

    if (!isOne || !isNext || kind !== this.#kind || now - this.#time > pauseMilliseconds) {
      this.#number += 1;
    }

    this.#kind = kind;
    this.#end = from + text.length;
    this.#time = now;

    return `typing ${this.#number}`;
  }
}
