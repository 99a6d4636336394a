/** A way through the files, from what a person does to what they see. */
export type Flow = { title: string; files: string[] };

/**
 * Returns the flows that `docs/architecture.md` tells: below the heading `## Flows`, one list for each `### Title`, its
 * files in backticks with their path from the root of the repository. A file that is named twice counts once.
 */
export function readFlows(text: string): Flow[] {
  const section = /^## Flows$([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(text)?.[1] ?? '';
  return section
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n');
      const named = lines.join('\n').matchAll(/`([\w@./-]+\/[\w.-]+\.(?:tsx?|mjs|css))`/g);
      return { title: title.trim(), files: [...new Set([...named].map(([, file = '']) => file))] };
    });
}
