import * as v from 'valibot';
import { address, id, moment, names, text, wholeNumber } from './fields.ts';

const described = {
  /** Names the menu in the whole company; in a system `{company}` stands for the beginning of the company's own ids. */
  id,
  name: names,
  icon: v.optional(text),
  /** The micro-app that the menu opens, and the page in it. */
  app: v.optional(text),
  page: v.optional(v.string()),
  /** Instead of both: a page elsewhere, in a frame. */
  url: v.optional(address),
  /** Members may open it without being granted more. */
  members: v.optional(v.boolean()),
  special: v.optional(wholeNumber),
  closable: v.optional(v.boolean()),
  noCache: v.optional(v.boolean()),
  external: v.optional(v.boolean()),
  ignore: v.optional(v.boolean()),
  platformCode: v.optional(text),
  platformType: v.optional(text),
  dependencePlatform: v.optional(text),
  assetsType: v.optional(text),
  updateFlag: v.optional(wholeNumber),
  updatePackageId: v.optional(text),
  updatePackageIds: v.optional(v.array(text)),
  selectFlag: v.optional(wholeNumber),
  functionClass: v.optional(text),
  relationMenuList: v.optional(v.array(text)),
  statisticsType: v.optional(v.string()),
  resource: v.optional(text),
};

type Described = v.InferOutput<v.StrictObjectSchema<typeof described, undefined>>;

/** A menu of the file and what is below it; `Ends` says when its platform or asset runs out. */
export type FileMenu<Ends = number | string> = Described & {
  platformExpires?: Ends | undefined;
  assetsExpire?: Ends | undefined;
  menus?: FileMenu<Ends>[] | undefined;
};

function menuSchema<Ends>(ends: v.GenericSchema<Ends>): v.GenericSchema<FileMenu<Ends>> {
  const schema: v.GenericSchema<FileMenu<Ends>> = v.strictObject({
    ...described,
    platformExpires: v.optional(ends),
    assetsExpire: v.optional(ends),
    /** What is below it; a menu without this opens something itself. */
    menus: v.optional(v.array(v.lazy(() => schema))),
  });
  return schema;
}

/** A menu that companies are given with a system: what runs out does so after days. */
export const TemplateMenuSchema = menuSchema(wholeNumber);

/** A menu of one company. */
export const CompanyMenuSchema = menuSchema(moment);
