import { transform } from 'lightningcss';

const ALLOWED = ['layer-block', 'layer-statement', 'font-face', 'import'];

/** Names the rules of a published style sheet that stand in no layer: they would win over a consumer's layered styles. */
export function unlayeredRules(filename: string, css: string): string[] {
  const found: string[] = [];
  transform({
    filename,
    code: Buffer.from(css),
    visitor: {
      StyleSheet: ({ rules }) => {
        for (const rule of rules)
          if (!ALLOWED.includes(rule.type) && rule.type !== 'ignored')
            found.push(`${filename}: ${firstLine(css, rule)} stands in no layer`);
      },
    },
  });
  return found;
}

function firstLine(css: string, rule: { type: string; value?: unknown }): string {
  const { loc } = (rule.value ?? {}) as { loc?: { line: number } };
  return loc === undefined ? `a rule (${rule.type})` : `"${css.split('\n')[loc.line]?.trim()}"`;
}
