import { Lexer, Tokenizer, type Tokens, type TokensList } from 'marked';
import { CJK_RULES } from './cjkRules.ts';
import { MATHS_RULES } from './mathsRules.ts';

/** Raw HTML is text; only a line break is understood, because models write it into tables. */
class SafeTokenizer extends Tokenizer {
  override html(): undefined {
    return undefined;
  }

  override tag(src: string): Tokens.Tag | undefined {
    const match = /^<br\s*\/?>/i.exec(src);
    return match
      ? { type: 'html', raw: match[0], text: '\n', inLink: false, inRawBlock: false, block: false }
      : undefined;
  }
}

type Links = TokensList['links'];

/** Makes a lexer that knows these reference links, formulas, and emphasis beside Chinese, Japanese and Korean characters. */
export function createLexer(links: Links): Lexer {
  const tokenizer = new SafeTokenizer();
  const lexer = new Lexer({ gfm: true, breaks: true, tokenizer, extensions: MATHS_RULES });
  lexer.tokens.links = links;
  const { rules } = tokenizer;
  tokenizer.rules = { ...rules, inline: { ...rules.inline, ...CJK_RULES } };
  return lexer;
}
