/** Types that a worker has and a page has not; TypeScript can't include both libraries in one program. */
declare class FileReaderSync {
  readAsArrayBuffer(blob: Blob): ArrayBuffer;
}

interface DedicatedWorkerScope {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown, transfer?: readonly Transferable[]): void;
}
