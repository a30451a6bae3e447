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
import type { LetterDefinition } from '../letter.ts';

const AMOUNT = line('Importo', '181,71\u00A0€', ({ amount }: { readonly amount: number | undefined }, language) =>
  amount === undefined ? '' : sayEuros(amount, language),
);

/** Letters about payments, to guests and to the owner. */
export const MONEY_LETTERS = {
  PAYMENT_ASKED: {
    title: 'Che cosa pagare e quando, all’ospite',
    audience: 'guest',
    placeholders: { ...MONEY_STAY, ...PARTS, ...PAYMENT_WAYS },
  },
  PAYMENT_RECEIVED: {
    title: 'Pagamento ricevuto, all’ospite',
    audience: 'guest',
    placeholders: { ...MONEY_STAY, importo: AMOUNT, scopo: PURPOSE, prossimo: NEXT },
  },
  BALANCE_DUE: {
    title: 'Pagamento che sta per scadere, all’ospite',
    audience: 'guest',
    placeholders: { ...MONEY_STAY, ...PARTS, ...PAYMENT_WAYS },
  },
  PAYMENT_LATE: {
    title: 'Pagamento scaduto, all’ospite',
    audience: 'guest',
    placeholders: { ...MONEY_STAY, ...PARTS, ...PAYMENT_WAYS },
  },
  PAYMENT_LATE_OWNER: {
    title: 'Pagamento scaduto, a te',
    audience: 'owner',
    placeholders: { ...MONEY_FOR_OWNER, ...PARTS, ...REMINDED },
  },
  SECURITY_RETURNED: {
    title: 'Deposito cauzionale restituito, all’ospite',
    audience: 'guest',
    placeholders: {
      ...MONEY_STAY,
      importo: AMOUNT,
      trattenuto: line('Quanto hai trattenuto per un danno; può mancare', '', ({ retained }: Retained, language) =>
        retained > 0 ? sayEuros(retained, language) : '',
      ),
    },
  },
  PAYMENT_RETURNING: {
    title: 'Pagamento ricevuto per un soggiorno annullato, all’ospite',
    audience: 'guest',
    placeholders: { ...MONEY_STAY, importo: AMOUNT },
  },
  CARD_WARNING: {
    title: 'Un pagamento con carta da controllare, a te',
    audience: 'owner',
    placeholders: {
      avviso: text('Che cosa è successo', 'È arrivato un pagamento con carta di un altro importo: 100,00\u00A0€.'),
      pagamento: line('Il pagamento, come lo chiama il servizio di pagamento; può mancare', 'pi_3Qx'),
      collegamento: page('Collegamento a Da incassare', '/admin/due'),
    },
  },
  CARD_LATE_OWNER: {
    title: 'Pagamento con carta arrivato tardi, a te',
    audience: 'owner',
    placeholders: {
      ...MONEY_FOR_OWNER,
      importo: AMOUNT,
    },
  },
} as const satisfies Readonly<Record<string, LetterDefinition>>;

type Retained = { readonly retained: number };
