// A line of words in which some have more behind them: what is shown when one points at them.

/** A piece of a line. */
export interface LinePart {
  text: string;
  /** What is shown when one points at it. */
  title?: string;
}

/** Private letters, which no text has, around the number of a part. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'] as const;

/** Puts parts into texts that are made by keys, and finds them again. */
export class LineParts {
  readonly #parts: { text: string; title: string; spoken: string }[] = [];

  /** A text with something behind it, to be put into others. `spoken` is it where nobody can point. */
  mark(text: string, title: string, spoken: string): string {
    this.#parts.push({ text, title, spoken });
    return `${OPEN}${this.#parts.length - 1}${CLOSE}`;
  }

  /** A text that was made with marks, in parts. */
  parts(text: string): LinePart[] {
    return this.#split(text).map((piece) => {
      const part = this.#partOf(piece);
      return part ? { text: part.text, title: part.title } : { text: piece };
    });
  }

  /** A text that was made with marks, in words alone. */
  plain(text: string): string {
    return this.#split(text)
      .map((piece) => this.#partOf(piece)?.spoken ?? piece)
      .join('');
  }

  #split(text: string): string[] {
    return text.split(new RegExp(`(${OPEN}\\d+${CLOSE})`)).filter((piece) => piece !== '');
  }

  #partOf(piece: string) {
    return piece.startsWith(OPEN) ? this.#parts[Number(piece.slice(1, -1))] : undefined;
  }
}
