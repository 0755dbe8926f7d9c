/**
 * Longest sheet name and its forbidden characters (not specified by ECMA-376, but enforced by spreadsheet
 * programs).
 */
const longest = 31;
const forbidden = /[[\]:*?/\\\p{Cc}]/gu;

/** Unique sheet names, from the titles if available. */
export function sheetNames(titles: readonly (string | null)[]): string[] {
  const taken = new Set<string>();

  return titles.map((title, index) => {
    const wanted = cleaned(title ?? '') || `Table ${index + 1}`;
    let name = wanted;

    for (let count = 2; taken.has(name.toLowerCase()); count += 1) {
      const ending = ` (${count})`;
      name = `${shortened(wanted, longest - ending.length)}${ending}`;
    }

    taken.add(name.toLowerCase());

    return name;
  });
}

function cleaned(title: string): string {
  const plain = title.replace(forbidden, ' ').replace(/\s+/g, ' ').trim();

  return shortened(plain, longest).replace(/^'+|'+$/g, '');
}

/** Shortens a text after a word, if possible. */
function shortened(text: string, length: number): string {
  const characters = [...text];

  if (characters.length <= length) {
    return text;
  }

  const cut = characters.slice(0, length).join('');
  const space = cut.lastIndexOf(' ');

  return (space > length / 2 ? cut.slice(0, space) : cut).replace(/[\s.,;–—-]+$/, '');
}
