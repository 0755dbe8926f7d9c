export function showProgress(progress: number): void {
  if (process.stderr.isTTY) {
    process.stderr.write(`\r${Math.round(progress * 100)} %`);
  }
}

export function clearProgress(): void {
  if (process.stderr.isTTY) {
    process.stderr.write('\r\u001b[K');
  }
}
