import type { cardPayments as rows } from '@approdo/shared/contract/money/card-payments';
import type { Handlers } from '../../../../http/calls/handler.ts';
import type { createCardPayments } from './cards.service.ts';
import type { Checkouts } from './checkouts.ts';

type CardPayments = ReturnType<typeof createCardPayments>;

export function cardPaymentsRoutes(payments: CardPayments, checkouts: Checkouts): Handlers<typeof rows> {
  return {
    checkout: ({ params, body }, context) => checkouts.open(params.id, body.purpose, context),
    takeEvent: ({ bytes, headers }) => payments.takeEvent(bytes, headers.signature),
    refund: ({ params, body }) => payments.refund(params.id, body),
    standing: () => payments.standing(),
    dismiss: async ({ params }) => {
      await payments.dismiss(params.id);
      return undefined;
    },
    resume: async () => {
      await payments.resume();
      return undefined;
    },
  };
}
