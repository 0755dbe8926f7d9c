/** Length of the beginning of a text that consists of whole sentences; what follows is still being written. */
export function endOfSentences(text: string): number {
  const ends = [...text.matchAll(/[.!?…。！？؟](?:["'”’»)\]]|\s*»)*(?=\s)|\n/gu)];
  const last = ends.at(-1);

  return last === undefined ? 0 : last.index + last[0].length;
}
