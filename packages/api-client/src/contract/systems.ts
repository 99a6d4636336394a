import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { number, text } from './lenient.ts';
import { paged, pagedRequest } from './paging.ts';
import { SystemEntrySchema } from './systemEntry.ts';

const SystemParamSchema = /* @__PURE__ */ v.looseObject({
  status: number(),
  systemGroup: text(),
  systemName: text(),
  systemValue: text(),
});

/** One operator-set parameter. */
export type SystemParam = v.InferOutput<typeof SystemParamSchema>;

/** Calls about the company's systems and services. */
export const systemsContract = {
  querySystemExtListForSub: endpoint({
    method: 'POST',
    path: '/sso/subjectServiceSystemExt/querySystemExtListForSub',
    summary: "The company's systems with their services; `ERP+` asks for the ERP subscription only.",
    request: v.object({
      ...pagedRequest,
      serviceCode: v.optional(v.string()),
      fromFrontPage: v.optional(v.boolean()),
    }),
    response: paged(SystemEntrySchema),
    idempotent: true,
    tagged: true,
  }),
  querySystemParamsPage: endpoint({
    method: 'POST',
    path: '/sso/systemParams/querySystemParamsPage',
    summary: 'Operator-set parameters by group or by name.',
    request: v.object({
      ...pagedRequest,
      systemGroup: v.optional(v.string()),
      systemName: v.optional(v.string()),
    }),
    response: paged(SystemParamSchema),
    idempotent: true,
    tagged: true,
    silent: true,
  }),
  queryDeployStatusPlus: endpoint({
    method: 'POST',
    path: '/sso/subjectService/queryDeployStatusPlus',
    summary: 'How far the deployment of a service is.',
    request: v.object({ serviceId: v.string() }),
    response: v.looseObject({ serviceDeploy: number() }),
    idempotent: true,
    silent: true,
  }),
  switchSystemCode: endpoint({
    method: 'POST',
    path: '/sso/subjectService/switchSystemCode',
    summary: 'Tells that a person switched to another system; answers the service by which it is known.',
    request: v.object({ systemCode: v.string() }),
    response: v.looseObject({ serviceId: text(), systemCode: text() }),
  }),
};
