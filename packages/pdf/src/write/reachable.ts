import type { ObjectPlace, PdfDocument } from '../document.ts';
import { dictPart, type PdfObject, PdfRef } from '../objects.ts';
import { classes, isDigit, regular, whitespace } from '../syntax/characters.ts';
import { endOfLiteral } from '../syntax/literals.ts';

/** Returns the numbers of all objects that can be reached from the trailer, in order of discovery. */
export function reachableObjects(document: PdfDocument): number[] {
  const seen = new Uint8Array(document.size);
  const found: number[] = [];
  const visit = (number: number) => {
    if (number >= seen.length || seen[number] === 1 || !document.has(number)) {
      return;
    }

    seen[number] = 1;
    found.push(number);
  };

  for (const key of ['Root', 'Info']) {
    const ref = document.trailer.get(key);

    if (ref instanceof PdfRef) {
      visit(ref.number);
    }
  }

  for (let index = 0; index < found.length; index++) {
    const number = found[index]!;
    const made = document.overrides.get(number);

    if (made !== undefined) {
      refsIn(made, visit);
      continue;
    }

    for (let place = document.locate(number); place !== null; ) {
      const position = scanRefs(place, visit);
      document.countWork(position - place.start);
      place = document.widerPlace(place, position);
    }
  }

  return found;
}

/** Visits every reference inside a parsed object. */
function refsIn(object: PdfObject, visit: (number: number) => void): void {
  const pending: PdfObject[] = [object];

  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next instanceof PdfRef) {
      visit(next.number);
    } else if (Array.isArray(next)) {
      for (const item of next) {
        pending.push(item);
      }
    } else {
      for (const item of dictPart(next)?.entries.values() ?? []) {
        pending.push(item);
      }
    }
  }
}

/** Visits the references of an object in its bytes and returns the position where the object ends. */
function scanRefs(place: ObjectPlace, visit: (number: number) => void): number {
  const { bytes, end } = place;
  let at = place.start;
  let depth = 0;

  while (at < end) {
    const code = bytes[at]!;

    if (classes[code] === whitespace) {
      at++;
      continue;
    }

    if (code === 0x25) {
      while (at < end && bytes[at] !== 10 && bytes[at] !== 13) {
        at++;
      }

      continue;
    }

    if (code === 0x28) {
      at = endOfLiteral(bytes, at + 1, end) + 1;
    } else if (code === 0x5b) {
      depth++;
      at++;
    } else if (code === 0x5d) {
      depth--;
      at++;
    } else if (code === 0x3c && bytes[at + 1] === 0x3c) {
      depth++;
      at += 2;
    } else if (code === 0x3c) {
      const close = bytes.indexOf(0x3e, at);
      at = close === -1 ? end : close + 1;
    } else if (code === 0x3e) {
      depth--;
      at += bytes[at + 1] === 0x3e ? 2 : 1;
    } else {
      let close = at + 1;

      while (close < end && classes[bytes[close]!] === regular) {
        close++;
      }

      if (isDigit(code)) {
        at = passRef(bytes, at, close, end, visit);
      } else {
        // "endobj" and "stream": the object lost its closing bracket.
        if (code === 0x65 || (code === 0x73 && bytes[at + 1] === 0x74)) {
          return at;
        }

        at = close;
      }
    }

    if (depth <= 0) {
      return at;
    }
  }

  return at;
}

/** Skips a number and, when `generation R` follows, the whole reference. */
function passRef(
  bytes: Uint8Array,
  at: number,
  close: number,
  end: number,
  visit: (number: number) => void,
): number {
  let number = 0;

  for (let index = at; index < close; index++) {
    if (!isDigit(bytes[index]!)) {
      return close;
    }

    number = number * 10 + bytes[index]! - 0x30;
  }

  let next = close;

  while (next < end && classes[bytes[next]!] === whitespace) {
    next++;
  }

  const generation = next;

  while (next < end && isDigit(bytes[next]!)) {
    next++;
  }

  if (next === generation) {
    return close;
  }

  while (next < end && classes[bytes[next]!] === whitespace) {
    next++;
  }

  if (bytes[next] !== 0x52 || (next + 1 < end && classes[bytes[next + 1]!] === regular)) {
    return close;
  }

  visit(number);

  return next + 1;
}
