import { useContext } from 'react';
import { createFormatters, type Formatters } from '../core/createFormatters.ts';
import { TimeZoneContext } from './TimeZoneContext.ts';
import { useLocale } from './useLocale.ts';

/**
 * Returns formatters in the language in use. Times are written in `timeZone`, else in the zone of the `TypedList` around
 * the caller, else in the device's own.
 */
export function useFormatters(timeZone?: string): Formatters {
  const locale = useLocale();
  const around = useContext(TimeZoneContext);
  return createFormatters({ locale, timeZone: timeZone ?? around });
}
