import { z } from 'zod';
import { CARD_PURPOSES, type CardEvent, type NamedOrder } from './card-checkout.ts';

const token = z.string().min(1).max(255);

/** An object's id, or the object itself if the endpoint expands it. */
const reference = z
  .union([token, z.object({ id: token }).transform(({ id }) => id)])
  .nullish()
  .transform((value) => value ?? undefined);

const metadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((values) => values ?? {});

const sum = { amount: z.number().int(), currency: z.string().max(10).toLowerCase() };

const session = z
  .object({
    id: token,
    client_reference_id: z.string().max(255).nullish(),
    metadata,
    payment_intent: reference,
    payment_status: z.string().nullish(),
    amount_total: z.number().int().nullish(),
    currency: z.string().max(10).toLowerCase().nullish(),
  })
  .transform(({ client_reference_id, amount_total, ...rest }) => ({
    ...rest,
    amount: amount_total ?? 0,
    currency: rest.currency ?? '',
    reference: client_reference_id ?? undefined,
  }));

const refund = z.object({ ...sum, id: token, payment_intent: reference, status: z.string().nullish(), metadata });

const dispute = z.object({ ...sum, payment_intent: reference });

const envelope = z.object({
  id: token,
  type: z.string(),
  created: z.number().int().min(0).max(4e9),
  account: z.string().nullish(),
  data: z.object({ object: z.unknown() }),
});

/** Interprets an event of Stripe; undefined if no stay is concerned. Nothing about the payer is kept. */
export function readStripeEvent(event: unknown): CardEvent | undefined {
  const read = envelope.safeParse(event);
  if (!read.success) return undefined;
  const { id, type, created, account, data } = read.data;
  const header = { id, at: new Date(created * 1000), isForeign: Boolean(account) };
  switch (type) {
    case 'checkout.session.completed':
      return readPayment(header, data.object, ({ payment_status }) => payment_status === 'paid');
    case 'checkout.session.async_payment_succeeded':
      return readPayment(header, data.object, () => true);
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const closed = session.safeParse(data.object);
      return closed.success ? { ...header, kind: 'CLOSED', order: orderOf(closed.data) } : undefined;
    }
    case 'refund.created':
    case 'refund.updated':
      return readRefund(header, data.object, outcomeOf);
    case 'refund.failed':
      return readRefund(header, data.object, () => 'FAILED');
    case 'charge.dispute.created': {
      const disputed = dispute.safeParse(data.object);
      if (!disputed.success) return undefined;
      const { amount, currency, payment_intent: payment } = disputed.data;
      return { ...header, kind: 'DISPUTE', payment, amount, currency };
    }
    default:
      return undefined;
  }
}

type EventHeader = Pick<CardEvent, 'id' | 'at' | 'isForeign'>;
type Session = z.output<typeof session>;

function readPayment(
  header: EventHeader,
  thing: unknown,
  isPaid: (session: Session) => boolean,
): CardEvent | undefined {
  const read = session.safeParse(thing);
  if (!read.success || !isPaid(read.data)) return undefined;
  const { id, payment_intent, amount, currency } = read.data;
  return { ...header, kind: 'PAID', order: orderOf(read.data), payment: payment_intent ?? id, amount, currency };
}

function orderOf({ id, reference: named, metadata: written }: Session): NamedOrder {
  return {
    checkout: id,
    id: named ?? textOf(written.order),
    bookingId: textOf(written.booking),
    purpose: CARD_PURPOSES.find((purpose) => purpose === written.purpose),
  };
}

type Refund = z.output<typeof refund>;
type Outcome = Extract<CardEvent, { kind: 'REFUND' }>['outcome'];

function readRefund(header: EventHeader, thing: unknown, judge: (refund: Refund) => Outcome): CardEvent | undefined {
  const read = refund.safeParse(thing);
  if (!read.success) return undefined;
  const { id, amount, currency, payment_intent: payment, metadata: written } = read.data;
  const key = textOf(written.key);
  return { ...header, kind: 'REFUND', refund: id, payment, key, outcome: judge(read.data), amount, currency };
}

function outcomeOf({ status }: Refund): Outcome {
  if (status === 'succeeded') return 'DONE';
  return status === 'failed' || status === 'canceled' ? 'FAILED' : 'PENDING';
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= 64 ? value : undefined;
}
