import type { CancellationTerms } from '@approdo/shared/contract/money/cancellation-terms';
import type { PaymentTermsEdit } from '@approdo/shared/contract/money/payment-settings';
import { needsBic } from '@approdo/shared/domain/money/iban';
import { canNameHolder } from '@approdo/shared/domain/money/transfer';
import { sayCancellationRules } from '@approdo/shared/words/say-cancellation-rules';
import type { Database } from '../../db/database.ts';
import { transact } from '../../db/transaction.ts';
import { applyEdit } from '../../http/calls/apply-edit.ts';
import { type Precondition, type Versioned, withVersion } from '../../http/calls/precondition.ts';
import type { LocaleContext } from '../../http/locale-context.ts';
import { refuseFaults } from '../../http/problems.ts';
import { inLanguage, readWords } from '../localization/index.ts';
import { getPaymentTerms, putPaymentTerms } from './payment-settings.repository.ts';
import type { PaymentTerms } from './payments.table.ts';

/** The one thing that is translated of them. */
const PAYMENT_SETTINGS = { kind: 'payment_settings', id: 'payment_settings' } as const;

export type PaymentSettings = ReturnType<typeof createPaymentSettings>;

/** What is asked of guests and when, whom it is paid to, and what who cancels gets back. */
export function createPaymentSettings({ database }: { readonly database: Database }) {
  return {
    async get(): Promise<PaymentTerms & Versioned> {
      return withVersion(await getPaymentTerms(database));
    },

    /** What a guest who cancels gets back, in the language of the call. */
    async tellCancellation(locale: LocaleContext): Promise<CancellationTerms> {
      const { cancellationText, cancellationRules } = await getPaymentTerms(database);
      const words = await readWords(database, locale, { payment_settings: 'all' });
      const inWords = sayCancellationRules(cancellationRules, locale.language);
      return inLanguage(words, PAYMENT_SETTINGS, { cancellationText, cancellationRules, inWords });
    },

    /** What is planned already stays as it is. Throws 400 where a transfer could not be made. */
    async replace(edit: PaymentTermsEdit, precondition: Precondition): Promise<PaymentTerms & Versioned> {
      return await transact(database, async (trx) => {
        const before = await getPaymentTerms(trx);
        precondition(withVersion(before));
        const after = applyEdit(before, {
          ...edit,
          owner: applyEdit(before.owner, edit.owner ?? {}),
          stampDuty: applyEdit(before.stampDuty, edit.stampDuty ?? {}),
        });
        refuseFaults(findTransferFaults(after));
        await putPaymentTerms(trx, after);
        return withVersion(after);
      });
    },
  };
}

function findTransferFaults({ iban, bic, holder }: PaymentTerms): Readonly<Record<string, string>> {
  if (iban === '') return {};
  return {
    ...(!canNameHolder(holder) && { holder: holder === '' ? NO_HOLDER : HOLDER_UNREADABLE }),
    ...(bic === null && needsBic(iban) && { bic: 'Per un conto di questo paese serve anche il BIC' }),
  };
}

const NO_HOLDER = 'Scrivi a chi è intestato il conto';
const HOLDER_UNREADABLE = 'Scrivi l’intestatario in lettere latine, come risulta alla banca';
