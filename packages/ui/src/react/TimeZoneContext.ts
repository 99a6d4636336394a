import { createContext } from 'react';

/** The IANA name of the zone that times below are written in; undefined is the device's own. */
export const TimeZoneContext = createContext<string | undefined>(undefined);
