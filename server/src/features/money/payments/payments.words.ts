import { sourceOfList, textsOf } from '../../base/localization/index.ts';
import { getPaymentTerms } from './payment-settings.repository.ts';

/** The owner's text for guests who cancel. */
export const paymentWords = sourceOfList(async (reader) => {
  const { cancellationText } = await getPaymentTerms(reader);
  const texts = textsOf({ cancellationText });
  return [{ kind: 'payment_settings', id: 'payment_settings', title: 'Se l’ospite annulla', isPublic: true, texts }];
});
