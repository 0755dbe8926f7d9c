/** Ends the process in order on SIGINT, SIGTERM, or when the parent that spoke to it over IPC is gone. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;

  const end = () => {
    if (stopping) {
      return;
    }

    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`could not stop in order: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };

  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  process.once('disconnect', end);
}
