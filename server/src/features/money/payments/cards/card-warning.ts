import type { CardWarning } from '@approdo/shared/contract/money/card-payments';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import type { CardEvent } from '../../../../adapters/card-checkout/card-checkout.ts';
import { queueOwnerLetter } from '../../../content/mail/index.ts';
import type { StayTransaction } from '../../../stays/stays/index.ts';
import type { StoredWarning } from './cards.table.ts';
import { insertWarning } from './events.repository.ts';

type Warned = {
  readonly kind: CardWarning['kind'];
  readonly event: Exclude<CardEvent, { kind: 'CLOSED' }>;
};

/** Warns the owner of an event, by letter and until it is dismissed. */
export async function warnOwner(change: StayTransaction, { kind, event }: Warned): Promise<void> {
  const { trx, clock } = change;
  const warning: StoredWarning = {
    eventId: event.id,
    kind,
    amount: event.amount,
    currency: event.currency,
    paymentId: event.payment ?? null,
    orderId: event.kind === 'PAID' ? (event.order.id ?? null) : null,
    createdAt: clock.now().toISOString(),
  };
  await insertWarning(trx, warning);
  const facts = { avviso: sayWarning(warning), pagamento: event.payment ?? '' };
  await queueOwnerLetter(change, { kind: 'CARD_WARNING', facts });
}

function sayWarning({ kind, amount, currency }: StoredWarning): string {
  return WORDS[kind](
    currency === 'eur' ? formatEuros(amount) : `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`,
  );
}

const WORDS: Readonly<Record<CardWarning['kind'], (sum: string) => string>> = {
  OTHER_AMOUNT: (sum) =>
    `Un ospite ha pagato con carta ${sum}, un importo diverso da quello chiesto. È scritto tra i movimenti così come è arrivato: controlla che cosa resta da pagare.`,
  UNKNOWN_ORDER: (sum) =>
    `È arrivato un pagamento con carta di ${sum} che il sito non conosce. Non è scritto in nessuna prenotazione: cercalo nel servizio di pagamento e, se è di un tuo ospite, registralo a mano.`,
  UNKNOWN_PAYMENT: (sum) =>
    `È arrivato un rimborso di ${sum} di un pagamento che il sito non conosce. Se il pagamento arriva più tardi, il sito lo scrive da solo.`,
  OTHER_CURRENCY: (sum) =>
    `È arrivato un movimento con carta di ${sum}, che non sono euro. Non è scritto in nessuna prenotazione.`,
  OTHER_ACCOUNT: (sum) =>
    `È arrivato un movimento con carta di ${sum} che è di un altro conto. Non è scritto in nessuna prenotazione.`,
  REFUND_OVER: (sum) =>
    `Sono tornati all’ospite ${sum}, più di quanto risultava pagato. È scritto tra i movimenti: controlla la prenotazione.`,
  REFUND_FAILED: (sum) =>
    `Un rimborso su carta di ${sum} non è riuscito: i soldi non sono arrivati all’ospite. Restituiscili in un altro modo.`,
  REFUND_FAILED_OTHERWISE: (sum) =>
    `Un rimborso su carta non è riuscito, ma il servizio di pagamento dice ${sum}, e tra i movimenti l’importo è un altro. Il movimento è annullato per intero: controlla nel servizio di pagamento quanto è tornato all’ospite.`,
  STAY_OFF: (sum) =>
    `Un ospite ha pagato con carta ${sum} per un soggiorno che hai annullato. È scritto tra i movimenti, e all’ospite abbiamo scritto che lo rimborsi: fallo dai soldi della prenotazione.`,
  DISPUTE: (sum) =>
    `Un ospite contesta con la sua banca un pagamento con carta di ${sum}. Rispondi dal servizio di pagamento entro il termine che ti dà.`,
};
