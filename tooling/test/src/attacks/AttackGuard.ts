import type { Guard } from '../withoutGuard.ts';

/**
 * Code that stands against attacks, and the rule whose tests must notice when it is gone. What is put in its place lets the attack
 * pass and leaves the rest as it is.
 */
export type AttackGuard = Guard & { attacks: readonly string[]; rule: string };
