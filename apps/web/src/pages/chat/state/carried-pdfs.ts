/** A file of this device with its password, for the page of the conversation that was opened with it. */
interface CarriedPdf {
  readonly file: Blob;
  readonly password: string | null;
}

/** By token of the upload; gone with the tab, and never stored. */
const carried = new Map<string, CarriedPdf>();

export function carryPdf(token: string, pdf: CarriedPdf): void {
  carried.set(token, pdf);
}

export function carriedPdf(token: string): CarriedPdf | undefined {
  return carried.get(token);
}
