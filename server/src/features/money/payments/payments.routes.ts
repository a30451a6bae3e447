import type { cancellationTerms as termsRows } from '@approdo/shared/contract/money/cancellation-terms';
import type { paymentSettings as settingsRows } from '@approdo/shared/contract/money/payment-settings';
import type { money as rows } from '@approdo/shared/contract/money/payments';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { PaymentSettings } from './payment-settings.service.ts';
import type { Payments } from './payments.service.ts';

export function moneyRoutes(payments: Payments): Handlers<typeof rows> {
  return {
    get: ({ params }, context) => payments.get(params.id, context),
    quote: ({ params }, context) => payments.quote(params.id, context),
    setPrice: ({ params, body }, context) => payments.setPrice(params.id, body, context),
    setSchedule: ({ params, body }, context) => payments.setSchedule(params.id, body, context),
    enter: ({ params, body }, { caller }) => payments.enter(params.id, body, caller),
    reverse: ({ params, body }, { caller }) => payments.reverse(params.id, body.reason, caller),
    retain: ({ params, body }, { caller }) => payments.retain(params.id, body, caller),
    refundSuggestion: ({ params, query }) => payments.suggestRefund(params.id, query.by),
    due: () => payments.listDue(),
  };
}

export function paymentSettingsRoutes(settings: PaymentSettings): Handlers<typeof settingsRows> {
  return {
    get: () => settings.get(),
    replace: ({ body }, context) => settings.replace(body, context),
  };
}

export function cancellationTermsRoutes(settings: PaymentSettings): Handlers<typeof termsRows> {
  return { get: (_, context) => settings.getCancellationTerms(context) };
}
