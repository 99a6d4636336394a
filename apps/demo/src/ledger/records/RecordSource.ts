import type { RecordKind } from '@portal/api-client/contract';
import type { Random } from '../../createRandom.ts';
import type { CloseOptions } from '../CloseOptions.ts';
import type { SettlementRow } from '../createBooks.ts';
import type { Level } from '../createStock.ts';
import { toDay } from '../ledgerDays.ts';

/** What the entries of the lists are made of. */
export type RecordSource = CloseOptions & {
  levels: readonly Level[];
  settlements: readonly SettlementRow[];
  random: Random;
};

/** An entry of a list: its state and its fields. */
export type RecordEntry = { status: string } & Record<string, string | number | null>;

/** Makes the entries of some lists, each from what happened. */
export type RecordMakers = Partial<Record<RecordKind, (source: RecordSource) => RecordEntry[]>>;

/** Money as entries hold it: US dollars. */
export function dollars(hundredths: number): number {
  return Math.round(hundredths) / 100;
}

/** A part of a whole with two decimals of a per cent; 1 is all of it. */
export function partOf(value: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((value / whole) * 10_000) / 10_000;
}

/** The day of the ledger, or one before or after it. */
export function dayNamed({ days }: Pick<CloseOptions, 'days'>, day: number): string {
  return toDay(days.startOf(day));
}
