import type { Claim } from '../answer/answer.ts';
import type { Citation } from '../cite/citation.ts';
import { modelText } from './model-text.ts';
import { readMarker } from './read-marker.ts';

/** Citation of the words in the passage with an id; null when they do not stand there or cannot be shown. */
export type CiteQuote = (id: number, words: string) => Citation | null;

/**
 * End of an answer. `refused`: the model does not find it in the passages, or nothing of it is proven, so that
 * nothing of it may be shown. `empty`: the model said nothing.
 */
type Verdict = 'answered' | 'refused' | 'empty';

/** A claim whose markers may go on. */
interface OpenClaim {
  text: string;
  citations: Citation[];
}

const word = /[\p{L}\p{N}]/u;
/** The following character decides: the word may go on. */
const refusal = /^[\s\p{P}\p{S}]*UNANSWERED[^\p{L}\p{N}]/u;
const strayRefusal = /\bUNANSWERED\b[.!]?/g;
/** Punctuation that a model puts behind the marker of the sentence it ends. */
const tail = /^\s*[.,;:!?…。]+["»”’')]*/u;
const ended = /[.,;:!?…。]["»”’')]*\s*$/u;
const thoughtTags = ['<think>', '<thinking>', '</think>', '</thinking>'] as const;

/**
 * Reads the answer of a model while it comes: claims, each followed by markers such as `[7: "words"]`. A claim
 * is complete when the next one begins, so that the claims are the same however the stream is cut into
 * pieces. Claims before the first proven one are held back: when none is proven, none has been shown.
 */
export class ClaimStream {
  readonly #cite: CiteQuote;
  readonly #sources: readonly string[];
  #buffer = '';
  #text = '';
  #open: OpenClaim | null = null;
  #isThought = false;
  #isRefusal = false;
  #isProven = false;
  #held: Claim[] = [];
  #ready: Claim[] = [];

  /** @param sources Texts of the passages, whose addresses an answer may repeat. */
  constructor(cite: CiteQuote, sources: readonly string[]) {
    this.#cite = cite;
    this.#sources = sources;
  }

  /** Claims that are complete now. */
  push(text: string): readonly Claim[] {
    this.#buffer += text;
    this.#read(false);

    return this.#takeReady();
  }

  /** Last claims. What a cut answer had begun is left out. */
  end(isCut = false): { readonly verdict: Verdict; readonly claims: readonly Claim[] } {
    this.#read(true);
    // Only another character would tell that a word has ended.
    this.#addCharacters('\n');
    this.#moveTail();
    this.#close();

    if (!isCut) {
      this.#addText(this.#text, []);
    }

    this.#text = '';

    return { verdict: this.#verdict(), claims: this.#takeReady() };
  }

  #verdict(): Verdict {
    if (this.#isProven) {
      return 'answered';
    }

    return this.#isRefusal || this.#held.length > 0 ? 'refused' : 'empty';
  }

  #takeReady(): readonly Claim[] {
    const ready = this.#ready;
    this.#ready = [];

    return ready;
  }

  /** Consumes the buffer up to what only the following text can decide. */
  #read(isEnd: boolean): void {
    while (this.#buffer !== '' && !this.#isRefusal) {
      const isWaiting = this.#isThought ? this.#skipThought() : this.#readNext(isEnd);

      if (isWaiting) {
        break;
      }
    }
  }

  /** True when the thought goes on behind the buffer. */
  #skipThought(): boolean {
    const end = /<\/think(?:ing)?>/.exec(this.#buffer);

    if (end === null) {
      this.#buffer = this.#buffer.slice(-'</thinking>'.length);

      return true;
    }

    this.#buffer = this.#buffer.slice(end.index + end[0].length);
    this.#isThought = false;

    return false;
  }

  /** Reads text up to the next marker or tag, then that. True when the buffer must grow first. */
  #readNext(isEnd: boolean): boolean {
    const special = this.#buffer.search(/[[<]/);

    if (special !== 0) {
      this.#addCharacters(special < 0 ? this.#buffer : this.#buffer.slice(0, special));
      this.#buffer = special < 0 ? '' : this.#buffer.slice(special);

      return false;
    }

    return this.#buffer.startsWith('<') ? this.#readTag(isEnd) : this.#readMarker(isEnd);
  }

  #readTag(isEnd: boolean): boolean {
    const tag = thoughtTags.find((each) => this.#buffer.startsWith(each));

    if (tag === undefined) {
      if (!isEnd && thoughtTags.some((each) => each.startsWith(this.#buffer))) {
        return true;
      }

      this.#addCharacters('<');
      this.#buffer = this.#buffer.slice(1);

      return false;
    }

    this.#buffer = this.#buffer.slice(tag.length);
    this.#isThought = !tag.startsWith('</');

    if (!this.#isThought) {
      // Some models begin in mid-thought: what stands before the end of a thought is none of the answer.
      this.#text = '';
    }

    return false;
  }

  #readMarker(isEnd: boolean): boolean {
    const marker = readMarker(this.#buffer);

    switch (marker.state) {
      case 'partial':
        // Half a marker proves nothing.
        this.#buffer = isEnd ? '' : this.#buffer;

        return true;
      case 'none':
        this.#addCharacters('[');
        this.#buffer = this.#buffer.slice(1);

        return false;
      case 'whole':
        this.#buffer = this.#buffer.slice(marker.length);
        this.#addProof(marker.quotes);

        return false;
    }
  }

  #addCharacters(text: string): void {
    this.#text += text;

    if (this.#open !== null && word.test(this.#text)) {
      this.#moveTail();
      this.#close();
    }

    const isFirst = this.#open === null && this.#held.length === 0 && !this.#isProven;
    this.#isRefusal ||= isFirst && refusal.test(this.#text);
  }

  /** Markers behind each other prove one claim. */
  #addProof(quotes: readonly { readonly passage: number; readonly words: string }[]): void {
    const found = quotes.map(({ passage, words }) => this.#cite(passage, words));
    const proven = found.filter((each) => each !== null);
    // Every part of a marker must stand in the document.
    const citations = proven.length === found.length ? proven : [];

    if (this.#open !== null) {
      this.#moveTail();
      this.#open.citations.push(...citations);
    } else {
      this.#open = { text: this.#text, citations: [...citations] };
      this.#text = '';
    }
  }

  #moveTail(): void {
    const found = tail.exec(this.#text);

    if (this.#open !== null && found !== null) {
      this.#text = this.#text.slice(found[0].length);
      this.#open.text = ended.test(this.#open.text)
        ? this.#open.text
        : this.#open.text.trimEnd() + found[0].trim();
    }
  }

  #close(): void {
    if (this.#open !== null) {
      const { text, citations } = this.#open;
      this.#open = null;
      this.#addText(text, citations);
    }
  }

  /** Adds a claim. Paragraphs before its own are claims without proof. */
  #addText(raw: string, citations: readonly Citation[]): void {
    const text = modelText(raw.replace(strayRefusal, ''), this.#sources);
    const parts = text.split(/(?<=[.!?…。]["»”’')]*)\n/u).filter((part) => word.test(part));

    for (const [index, part] of parts.entries()) {
      this.#addClaim({ text: part, citations: index === parts.length - 1 ? citations : [] });
    }
  }

  #addClaim(claim: Claim): void {
    this.#isProven ||= claim.citations.length > 0;
    this.#held.push(claim);

    if (this.#isProven) {
      this.#ready.push(...this.#held);
      this.#held = [];
    }
  }
}
