import * as limits from './limits.ts';

/**
 * Parses a line of JSON.
 *
 * @throws RangeError when it holds more values than any message: millions of empty lists fit into one line,
 * and parsing them would block the worker. SyntaxError when it is not JSON.
 */
export function parseLine(line: string): unknown {
  if (holdsMoreValues(line, limits.lineValues)) {
    throw new RangeError(`a line of more than ${limits.lineValues} values`);
  }

  return JSON.parse(line);
}

/**
 * True when the line has more than `most` values, by the characters that begin one: of a list, of an object,
 * and every comma between two.
 */
function holdsMoreValues(line: string, most: number): boolean {
  let values = 0;
  let isText = false;

  for (let at = 0; at < line.length; at += 1) {
    const email = line[at];

    if (isText && email === '\\') {
      at += 1;
    } else if (email === '"') {
      isText = !isText;
    } else if (!isText && (email === ',' || email === '[' || email === '{')) {
      values += 1;

      if (values > most) {
        return true;
      }
    }
  }

  return false;
}
