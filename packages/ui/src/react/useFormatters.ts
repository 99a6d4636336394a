import { useMemo } from 'react';
import { createFormatters, type Formatters } from '../core/createFormatters.ts';
import { useLocale } from './useLocale.ts';

/** Formatters in the language in use; `timeZone` is the device's own unless given. */
export function useFormatters(timeZone?: string): Formatters {
  const locale = useLocale();
  return useMemo(() => createFormatters({ locale, timeZone }), [locale, timeZone]);
}
