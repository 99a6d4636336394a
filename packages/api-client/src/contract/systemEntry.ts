import * as v from 'valibot';
import { flag, identifier, list, number, text } from './lenient.ts';

/** Reads one billing value of a service. */
const ServiceBillingValueSchema = /* @__PURE__ */ v.looseObject({
  keyValue: text(),
  billingItemValue: number(),
  unlimitedUse: flag(),
});

/** Reads one system of the company with its service. */
export const SystemEntrySchema = /* @__PURE__ */ v.looseObject({
  serviceId: v.optional(v.fallback(identifier(), ''), ''),
  systemCode: identifier(),
  systemName: text(),
  systemEnName: text(),
  systemKrName: text(),
  /** The name in the language of the request. */
  name: text(),
  packageName: text(),
  /** 2 in service, 3 disabled, 4 authorised, 9 abandoned; others are kept. */
  status: number(),
  /** 2 or lower deploying, 4 ready. */
  serviceDeploy: number(),
  packageId: text(),
  /** Opens inside the shell. */
  embedded: flag(),
  systemDomain: text(),
  /** When the service was activated. */
  serviceActive: text(),
  serviceBillingValueDTOList: list(ServiceBillingValueSchema),
  serviceInfoExt: v.optional(v.unknown()),
});

/** One system of the company with its service. */
export type SystemEntry = v.InferOutput<typeof SystemEntrySchema>;
/** One billing value of a service. */
export type ServiceBillingValue = v.InferOutput<typeof ServiceBillingValueSchema>;
