/** Network of the host, for what a signature needs from others. */
export interface SigningServices {
  /**
   * Sends a request to the time-stamp authority that the host is configured with.
   *
   * @throws Failure `time-stamp-not-configured`, `time-stamp-late`, `time-stamp-unreachable`
   */
  timeStamp(request: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  /** Gets an address, or posts an OCSP request to it; null when nothing usable came back in time. */
  fetch(address: string, ocspRequest?: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Clock of the host. */
  now(): Date;
}
