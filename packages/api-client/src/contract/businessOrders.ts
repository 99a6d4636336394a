import * as v from 'valibot';
import { listSelection } from './business.ts';
import {
  AddressLabelsSchema,
  OrderChoicesSchema,
  OrderWorkSchema,
  ShippingSchema,
} from './businessOrderEntities.ts';
import { endpoint } from './endpoint.ts';

/** Orders that one piece of work may take, and rows that one import of parcels may have. */
export const MOST_WORKED_ORDERS = 5_000;

/** Parcels of one order, and orders in one parcel. */
export const MOST_PARCELS = 20;

/** Orders whose labels are printed at once; those of more are exported. */
export const MOST_PRINTED_ORDERS = 50;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
/** Chosen by the client: the same key again goes on with the same work and begins no second. */
const workId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const tags = v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(30))), v.maxLength(20));

const action = v.variant('type', [
  v.object({ type: v.literal('tag'), add: tags, remove: tags }),
  v.object({ type: v.literal('note'), text: v.pipe(v.string(), v.trim(), v.maxLength(1_000)) }),
  /** To nobody when null. */
  v.object({ type: v.literal('assign'), userId: v.nullable(id) }),
  v.object({ type: v.literal('hold') }),
  v.object({ type: v.literal('release') }),
]);

const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));

const packing = v.variant('type', [
  /** One order, divided: what lies in each of its parcels. */
  v.object({
    type: v.literal('split'),
    parcels: v.pipe(
      v.array(
        v.pipe(
          v.array(v.object({ lineNo: v.pipe(v.number(), v.integer()), quantity })),
          v.minLength(1),
          v.maxLength(500),
        ),
      ),
      v.minLength(1),
      v.maxLength(MOST_PARCELS),
    ),
  }),
  /** Several orders of one buyer, in one parcel. */
  v.object({ type: v.literal('merge') }),
  /** Each order in one parcel of its own again. */
  v.object({ type: v.literal('apart') }),
]);

const cell = v.pipe(v.string(), v.maxLength(200));

/** Working on orders: changes of one or of thousands, parcels, and taking changes back. */
export const businessOrdersContract = {
  workOrders: endpoint({
    method: 'POST',
    path: '/api/v1/workOrders',
    summary:
      'Does one action to orders, named or all of a selection (at most 5,000): a part of them at once, the rest by continueOrderWork.',
    request: v.object({
      workId,
      action,
      orders: v.union([
        v.object({
          ids: v.pipe(
            v.array(
              v.object({
                orderId: id,
                /** The version that the person saw: refused where somebody changed the same since. */
                version: v.optional(v.pipe(v.number(), v.integer())),
              }),
            ),
            v.minLength(1),
            v.maxLength(MOST_WORKED_ORDERS),
          ),
        }),
        v.object({ selection: v.object({ view: listSelection.view, filters: listSelection.filters }) }),
      ]),
    }),
    response: OrderWorkSchema,
    idempotent: true,
  }),
  continueOrderWork: endpoint({
    method: 'POST',
    path: '/api/v1/continueOrderWork',
    summary: 'Goes on with a piece of work of the caller’s until isDone; what is done is not done twice.',
    request: v.object({ workId }),
    response: OrderWorkSchema,
    idempotent: true,
  }),
  undoOrderWork: endpoint({
    method: 'POST',
    path: '/api/v1/undoOrderWork',
    summary:
      'Takes back tags, notes, assignments, holds and parcels of a piece of work, except where somebody changed the same since.',
    request: v.object({
      workId,
      /** The work that is taken back. */
      undone: workId,
    }),
    response: OrderWorkSchema,
    idempotent: true,
  }),
  packOrders: endpoint({
    method: 'POST',
    path: '/api/v1/packOrders',
    summary:
      'Divides an order into parcels, puts orders of one buyer and address into one, or gives each its own again: all orders or none.',
    request: v.object({
      workId,
      packing,
      orders: v.pipe(
        v.array(
          v.object({
            orderId: id,
            /** The version that the person saw: refused where somebody packed it otherwise since. */
            version: v.optional(v.pipe(v.number(), v.integer())),
          }),
        ),
        v.minLength(1),
        v.maxLength(MOST_PARCELS),
      ),
    }),
    response: OrderWorkSchema,
    idempotent: true,
  }),
  shipOrders: endpoint({
    method: 'POST',
    path: '/api/v1/shipOrders',
    summary: 'Notes parcels: all rows or none; stock leaves with them. Refused rows are named one by one.',
    request: v.object({
      workId,
      /** As they were pasted or imported, in their order. */
      rows: v.pipe(
        v.array(
          v.object({
            /** Of an order with several parcels also as `<order>/<parcel>`. */
            orderNo: cell,
            /** Where it is known: shops may have the same order number. */
            orderId: v.optional(id),
            parcelNo: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
            carrier: cell,
            trackingNo: cell,
          }),
        ),
        v.minLength(1),
        v.maxLength(MOST_WORKED_ORDERS),
      ),
      /** Only says what would be refused. */
      isCheck: v.optional(v.boolean()),
    }),
    response: ShippingSchema,
    idempotent: true,
  }),
  queryAddressLabels: endpoint({
    method: 'POST',
    path: '/api/v1/queryAddressLabels',
    summary: 'The address labels of orders as they are drawn, for a printer: the most urgent order first.',
    request: v.object({
      ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(MOST_PRINTED_ORDERS)),
    }),
    response: AddressLabelsSchema,
    idempotent: true,
  }),
  queryOrderChoices: endpoint({
    method: 'POST',
    path: '/api/v1/queryOrderChoices',
    summary: 'The colleagues that orders can be assigned to, and the tags and the carriers in use.',
    request: v.object({}),
    response: OrderChoicesSchema,
    idempotent: true,
    tagged: true,
  }),
};
