/**
 * A line on standard error about long work: on a terminal it is rewritten every second; elsewhere there
 * is a line at the start and one at the end.
 */
export class ProgressLine {
  readonly #title: string;
  readonly #isLive = process.stderr.isTTY;
  readonly #started = Date.now();
  readonly #timer: NodeJS.Timeout | undefined;
  #step = '';

  constructor(title: string) {
    this.#title = title;

    if (this.#isLive) {
      this.#draw();
      this.#timer = setInterval(() => this.#draw(), 1000);
    } else {
      console.error(title);
    }
  }

  step(name: string): void {
    this.#step = name;
  }

  end(outcome: string): void {
    clearInterval(this.#timer);
    const text = `${outcome} after ${this.#seconds()} s`;
    process.stderr.write(this.#isLive ? `\r\u001b[K${this.#title}: ${text}\n` : `${text}\n`);
  }

  #draw(): void {
    const step = this.#step === '' ? '' : ` (${this.#step})`;
    process.stderr.write(`\r\u001b[K${this.#title}: ${this.#seconds()} s${step}`);
  }

  #seconds(): number {
    return Math.round((Date.now() - this.#started) / 1000);
  }
}
