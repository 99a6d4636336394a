/** What lists, reports and files call what the catalogue has; other types have one name. A `percent` is a part of 1, too. */
const NAMES: Readonly<Record<string, string>> = { share: 'percent', stars: 'rating' };

/** The type of a list's column for the type of an answer's column or the format of a measure. */
export const columnTypeOf = (type: string): string => NAMES[type] ?? type;
