export type { Api, ApiCall } from './client/createApi.ts';
export { createApi } from './client/createApi.ts';
export { createClient } from './client/createClient.ts';
export { createPortalClient } from './client/createPortalClient.ts';
export type {
  AnswerOf,
  CallOptions,
  Client,
  CreateClientOptions,
  CreatePortalClientOptions,
  PortalClient,
  SessionRenewal,
} from './client/types.ts';
export type { Contract, Endpoint } from './contract/endpoint.ts';
export { endpoint } from './contract/endpoint.ts';
export type { ApiErrorDetails, ApiErrorKind } from './errors/ApiError.ts';
export { ApiError, isApiError } from './errors/ApiError.ts';
export type { Locale, WireLocale } from './locale/wireLocale.ts';
export { fromWireLocale, toWireLocale } from './locale/wireLocale.ts';
