/** A fence of a table of data. */
const FENCE = /((?:`{3,}|~{3,})[ \t]*)data(?!\S)/g;
/** What may become one with the next piece. */
const MAY_BECOME = /(?:`+|~+)[ \t]*(?:d(?:a(?:ta?)?)?)?$/;

/** The words of a model as they arrive. */
export type OwnWords = {
  /** Returns what can be shown of a piece; the rest of it comes with the next one. */
  take(piece: string): string;
  /** Returns what was held back. */
  end(): string;
};

/** Tables of data are the server's: what a model writes as one becomes plain code. `written` is what stands before its words. */
export function createOwnWords(written = ''): OwnWords {
  let before = MAY_BECOME.exec(written)?.[0] ?? '';
  let held = '';
  const told = (text: string) => {
    const shown = `${before}${text}`.replace(FENCE, '$1text').slice(before.length);
    before = MAY_BECOME.exec(`${before}${text}`)?.[0] ?? '';
    return shown;
  };
  return {
    take(piece) {
      const text = held + piece;
      held = MAY_BECOME.exec(text)?.[0] ?? '';
      return told(text.slice(0, text.length - held.length));
    },
    end() {
      const rest = held;
      held = '';
      return told(rest);
    },
  };
}
