import { z } from 'zod';
import { isDiscountCode } from '../../domain/prices/discount-code.ts';
import { endpoint } from '../base/endpoint.ts';
import { byId, email, id, instant, line, localDate, rawLine, version, whole } from '../base/fields.ts';

const NOT_A_CODE = 'Un codice ha da 3 a 20 lettere, cifre o trattini';

const ON_OR_OFF = 'Scegli true o false';

const code = rawLine(NOT_A_CODE, 20, NOT_A_CODE)
  .overwrite((written) => written.toUpperCase())
  .refine(isDiscountCode, NOT_A_CODE);

const day = localDate.nullable();

const fields = {
  /** If left out, an unguessable one is generated. */
  code: code.optional(),
  /** Either a percentage or cents. */
  percent: whole({ min: 1, max: 90 }).nullable().optional(),
  amount: whole({ min: 1, max: 10_000_000 }).nullable().optional(),
  bookFrom: day.optional(),
  bookTo: day.optional(),
  stayFrom: day.optional(),
  stayTo: day.optional(),
  minNights: whole({ min: 1, max: 365 }).optional(),
  /** Null for no limit. */
  uses: whole({ min: 1, max: 1000 }).nullable().optional(),
  /** The address of the only account that may use it. */
  forEmail: email.nullable().optional(),
  note: line({ max: 100 }).nullable().optional(),
};

/** Fields left out of an edit are unchanged; naming percentage or amount replaces both. */
export const discountCodeSent = z.object(fields);
export type DiscountCodeSent = z.output<typeof discountCodeSent>;

export const discountCode = z.object({
  id,
  code: z.string(),
  percent: z.number().int().nullable(),
  amount: z.number().int().nullable(),
  bookFrom: day,
  bookTo: day,
  stayFrom: day,
  stayTo: day,
  minNights: z.number().int(),
  uses: z.number().int().nullable(),
  /** Pending or confirmed bookings that use it. */
  used: z.number().int(),
  forEmail: z.string().nullable(),
  note: z.string().nullable(),
  isOn: z.boolean(),
  createdAt: instant,
  version,
});
export type DiscountCode = z.output<typeof discountCode>;

export const discountCodes = {
  list: endpoint({
    method: 'GET',
    path: '/discount-codes',
    access: 'admin',
    summary: 'The codes by which guests pay less, newest first',
    answer: z.array(discountCode),
    status: 200,
  }),
  create: endpoint({
    method: 'POST',
    path: '/discount-codes',
    access: 'admin',
    summary: 'Make a code that takes a percentage or an amount off the price of the nights',
    body: discountCodeSent,
    answer: discountCode,
    status: 201,
    refusals: { 409: ['tooManyDiscountCodes', 'discountCodeThere'] },
  }),
  update: endpoint({
    method: 'PUT',
    path: '/discount-codes/{id}',
    access: 'admin',
    summary: 'Change a code, or switch it off; bookings that have it keep it',
    params: byId,
    body: discountCodeSent.extend({ isOn: z.boolean(ON_OR_OFF).optional() }),
    versioned: true,
    answer: discountCode,
    status: 200,
    refusals: { 409: ['discountCodeThere'] },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/discount-codes/{id}',
    access: 'admin',
    summary: 'Delete a code that no booking has',
    params: byId,
    versioned: true,
    status: 204,
    refusals: { 409: ['discountCodeUsed'] },
  }),
};
