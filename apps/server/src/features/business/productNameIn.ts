import type { PgColumn } from 'drizzle-orm/pg-core';
import { products } from '../../db/schema/business.ts';
import type { Locale } from '../../http/localeOf.ts';

const columns = {
  'zh-CN': products.productName,
  'en-US': products.productEnName,
  'ko-KR': products.productKrName,
};

/** The column that names products in a language. */
export function productNameIn(locale: Locale) {
  return columns[locale];
}

/** The columns that a search for a product's name looks into. */
export const productNameColumns: readonly PgColumn[] = Object.values(columns);
