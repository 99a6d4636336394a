import type { Block } from './nodes.ts';

/** Gives headings their levels one after the other. */
export type HeadingLevels = {
  /** The block, with the level of its heading if it is one. */
  take(block: Block): Block;
  /** Goes on from here without changing what was counted. */
  fork(): HeadingLevels;
};

/** Makes the count: the first heading has level 1, one below another is one level deeper however deep it is written. */
export function createHeadingLevels(open: readonly number[] = []): HeadingLevels {
  const depths = [...open];
  return {
    take(block) {
      if (block.kind !== 'heading') return block;
      while ((depths.at(-1) ?? 0) >= block.depth) depths.pop();
      depths.push(block.depth);
      return { ...block, level: depths.length };
    },
    fork: () => createHeadingLevels(depths),
  };
}
