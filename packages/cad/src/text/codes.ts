/** A run of TEXT with its underline and overline. */
export interface CodedText {
  readonly text: string;
  readonly underlined: boolean;
  readonly overlined: boolean;
}

/** Characters of the codes %%d, %%p, %%c and %%%. */
const named: Readonly<Record<string, string>> = { d: '°', p: '±', c: 'Ø', '%': '%' };

/** Parses the %% codes of TEXT: symbols, character numbers, and toggles for underline and overline. */
export function readCodes(content: string): CodedText[] {
  const parts: CodedText[] = [];
  const text = readUnicode(content);
  let underlined = false;
  let overlined = false;
  let run = '';
  const end = () => {
    if (run !== '') {
      parts.push({ text: run, underlined, overlined });
      run = '';
    }
  };

  for (let at = 0; at < text.length; ) {
    const code = text[at + 2]?.toLowerCase();

    if (text[at] !== '%' || text[at + 1] !== '%' || code === undefined) {
      run += text[at];
      at += 1;
      continue;
    }

    const number = /^\d{1,3}/.exec(text.slice(at + 2, at + 5))?.[0];

    if (number !== undefined) {
      run += String.fromCharCode(Number(number));
      at += 2 + number.length;
      continue;
    }

    if (code === 'u' || code === 'o') {
      end();
      underlined = code === 'u' ? !underlined : underlined;
      overlined = code === 'o' ? !overlined : overlined;
    } else if (code !== 'k') {
      run += named[code] ?? '';
    }

    at += 3;
  }

  end();

  return parts;
}

/** Replaces \U+XXXX, the escape for characters outside the code page in older files. */
export function readUnicode(content: string): string {
  return content
    .replace(/\\U\+([0-9a-f]{4})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replace(/\^([IJM ])/g, (_, letter: string) => (letter === ' ' ? '^' : letter === 'I' ? '\t' : ' '));
}

/** Replaces the %% symbols in paragraphs, where other codes toggle the lines. */
export function readSymbols(content: string): string {
  return content.replace(/%%(\d{3}|[dpc%])/gi, (_, code: string) =>
    /\d/.test(code) ? String.fromCharCode(Number(code)) : (named[code.toLowerCase()] ?? ''),
  );
}
