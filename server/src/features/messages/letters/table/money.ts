import { sayEuros } from '@approdo/shared/domain/base/money/money';
import { line, page, text } from '../../../content/mail/index.ts';
import {
  MONEY_FOR_OWNER,
  MONEY_STAY,
  NEXT,
  PARTS,
  PAYMENT_WAYS,
  PURPOSE,
  REMINDED,
} from '../../../money/payments/index.ts';
import { type LetterDefinition, toGuest, toOwner } from '../letter.ts';

const AMOUNT = line('Importo', '181,71\u00A0€', ({ amount }: { readonly amount: number | undefined }, language) =>
  amount === undefined ? '' : sayEuros(amount, language),
);

/** Letters about payments, to guests and to the owner. */
export const MONEY_LETTERS = {
  PAYMENT_ASKED: {
    ...toGuest('Che cosa pagare e quando', 'Quando c’è un pagamento da chiedere'),
    placeholders: { ...MONEY_STAY, ...PARTS, ...PAYMENT_WAYS },
  },
  PAYMENT_RECEIVED: {
    ...toGuest('Pagamento ricevuto', 'Quando registri un pagamento, o arriva con la carta'),
    placeholders: { ...MONEY_STAY, importo: AMOUNT, scopo: PURPOSE, prossimo: NEXT },
  },
  BALANCE_DUE: {
    ...toGuest('Pagamento che sta per scadere', 'Prima che un pagamento scada'),
    placeholders: { ...MONEY_STAY, ...PARTS, ...PAYMENT_WAYS },
  },
  PAYMENT_LATE: {
    ...toGuest('Pagamento scaduto', 'Quando un pagamento è scaduto'),
    placeholders: { ...MONEY_STAY, ...PARTS, ...PAYMENT_WAYS },
  },
  PAYMENT_LATE_OWNER: {
    ...toOwner('Pagamento scaduto', 'Quando un pagamento è scaduto'),
    placeholders: { ...MONEY_FOR_OWNER, ...PARTS, ...REMINDED },
  },
  SECURITY_RETURNED: {
    ...toGuest('Deposito cauzionale restituito', 'Quando registri che l’hai restituito'),
    placeholders: {
      ...MONEY_STAY,
      importo: AMOUNT,
      trattenuto: line('Quanto hai trattenuto per un danno; può mancare', '', ({ retained }: Retained, language) =>
        retained > 0 ? sayEuros(retained, language) : '',
      ),
    },
  },
  PAYMENT_RETURNING: {
    ...toGuest('Pagamento ricevuto per un soggiorno annullato', 'Quando arriva con la carta, dopo l’annullamento'),
    placeholders: { ...MONEY_STAY, importo: AMOUNT },
  },
  CARD_WARNING: {
    ...toOwner('Un pagamento con carta da controllare', 'Quando un pagamento con carta non torna'),
    placeholders: {
      avviso: text('Che cosa è successo', 'È arrivato un pagamento con carta di un altro importo: 100,00\u00A0€.'),
      pagamento: line('Il pagamento, come lo chiama il servizio di pagamento; può mancare', 'pi_3Qx'),
      collegamento: page('Collegamento a Da incassare', '/admin/due'),
    },
  },
  CARD_LATE_OWNER: {
    ...toOwner('Pagamento con carta arrivato tardi', 'Quando le date non sono più tenute'),
    placeholders: {
      ...MONEY_FOR_OWNER,
      importo: AMOUNT,
    },
  },
} as const satisfies Readonly<Record<string, LetterDefinition>>;

type Retained = { readonly retained: number };
