import type { Locale } from '../../../../http/localeOf.ts';
import type { MessageName } from '../../../../http/messages.ts';
import { inLanguage, type Words } from '../../words/Words.ts';
import type { OrderRefusal } from './decideChange.ts';

/** Why something was not done to an order, in words. */
export const refusalMessages: Readonly<Record<OrderRefusal, MessageName>> = {
  'not-found': 'orderUnknown',
  'platform-ships': 'orderPlatformShips',
  unpaid: 'orderUnpaid',
  cancelled: 'orderCancelled',
  'already-shipped': 'orderAlreadyShipped',
  held: 'orderHeld',
  'no-stock': 'orderNoStock',
  'too-many-tags': 'orderTooManyTags',
  'parcel-left': 'parcelLeft',
  'parcel-shared': 'parcelShared',
  'parcel-lines': 'parcelLines',
  'parcel-elsewhere': 'parcelElsewhere',
  'parcel-partner': 'parcelPartner',
  'parcel-which': 'parcelWhich',
  'parcel-unknown': 'parcelUnknown',
  'changed-since': 'orderChangedSince',
};

const FIELDS: Readonly<Record<string, Words>> = {
  note: ['备注', 'the note', '메모'],
  assignedTo: ['负责人', 'the assignee', '담당자'],
  parcels: ['包裹', 'the parcels', '상자'],
  heldAt: ['暂停发货', 'the hold', '발송 보류'],
};

/** What a field of an order is called in a sentence. */
export function fieldName(field: string, locale: Locale): string {
  const words = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined;
  return words ? inLanguage(words, locale) : field;
}
