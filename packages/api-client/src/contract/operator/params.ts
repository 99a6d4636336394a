import * as v from 'valibot';
import { noData } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { number, text } from '../lenient.ts';
import { paged, pagedRequest } from '../paging.ts';
import { identity, keyword, line } from './fields.ts';

const ParamSchema = /* @__PURE__ */ v.looseObject({
  group: v.string(),
  name: v.string(),
  value: text(),
  /** 1 in use. */
  status: number(),
});

/** A parameter of a company, or one that every new company starts with. */
export type OperatorParam = v.InferOutput<typeof ParamSchema>;

/** Whose parameters: of a company, or of every company that is opened from now on where it is missing. */
const owner = { companyId: v.optional(identity) };

/** Parameters of companies. */
export const operatorParamsContract = {
  queryOperatorParamPage: endpoint({
    method: 'POST',
    path: '/sso/operator/queryParamPage',
    summary: 'A page of the parameters of a company, or of those that a new company starts with.',
    request: v.object({ ...pagedRequest, ...owner, keyword }),
    response: paged(ParamSchema),
    idempotent: true,
  }),
  saveOperatorParam: endpoint({
    method: 'POST',
    path: '/sso/operator/saveParam',
    summary: 'Sets a parameter; one that is not there is added.',
    request: v.object({
      ...owner,
      group: line,
      name: line,
      value: v.pipe(v.string(), v.maxLength(20_000)),
      /** Refused where there is one of this name. */
      isNew: v.optional(v.boolean(), false),
    }),
    response: noData,
    idempotent: true,
    silent: true,
  }),
  removeOperatorParam: endpoint({
    method: 'POST',
    path: '/sso/operator/removeParam',
    summary: 'Removes a parameter.',
    request: v.object({ ...owner, group: line, name: line }),
    response: noData,
    silent: true,
  }),
};
