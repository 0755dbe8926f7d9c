/** Dates as PDF and XMP write them, which say when a file was made and nothing else (ISO 32000-2, 7.9.4). */
const date = /^(?:D:\d{4}[\d'Z+-]*|\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)$/;

/** Ids of documents, which programs make up. */
const madeId = /^(?:uuid|xmp\.[idp]+|adobe:docid:[a-z]+):[0-9a-f-]+$/i;

export function isMachineText(text: string): boolean {
  const trimmed = text.trim();

  return date.test(trimmed) || madeId.test(trimmed);
}
