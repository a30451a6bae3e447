import type { CancellationTerms } from '@approdo/shared/contract/money/cancellation-terms';
import type { PaymentTermsEdit } from '@approdo/shared/contract/money/payment-settings';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { needsBic } from '@approdo/shared/domain/money/iban';
import type { ScheduleTerms } from '@approdo/shared/domain/money/instalments';
import { canNameHolder } from '@approdo/shared/domain/money/transfer';
import { sayCancellationRules } from '@approdo/shared/words/money/say-cancellation-rules';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { Trx } from '../../../db/transaction.ts';
import { transact } from '../../../db/transaction.ts';
import { applyEdit } from '../../../http/calls/apply-edit.ts';
import { requireFreshProof } from '../../../http/calls/fresh-proof.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { type Precondition, type Versioned, withVersion } from '../../../http/calls/precondition.ts';
import type { LocaleContext } from '../../../http/locale-context.ts';
import { type FieldTexts, refuseFaults } from '../../../http/problems.ts';
import { changedSettings, writeAudit } from '../../base/audit/index.ts';
import { inLanguage, readWords } from '../../base/localization/index.ts';
import { listAllOwnerAddresses } from '../../base/people/index.ts';
import type { QueueLetter } from '../../content/mail/index.ts';
import type { StayTransaction } from '../../stays/stays/index.ts';
import { followWays } from './follow-ways.ts';
import { getPaymentTerms, putPaymentTerms } from './payment-settings.repository.ts';
import type { PaymentTerms } from './payments.table.ts';

type AccountChange = {
  readonly clock: Clock;
  readonly ownerEmail: string | undefined;
  readonly queueLetter: QueueLetter;
  /** Who changed it. */
  readonly by: string;
  /** Empty where transfers were switched off. */
  readonly iban: string;
};

const NONE = 'nessuno';

/** Notifies all who manage the money that transfers go to another account, naming only its last digits. */
async function notifyOfNewAccount(
  trx: Trx,
  { clock, ownerEmail, queueLetter, by, iban }: AccountChange,
): Promise<void> {
  const facts = { chi: by, at: clock.now(), iban: iban.slice(-4) || NONE };
  for (const to of await listAllOwnerAddresses(trx, ownerEmail)) {
    await queueLetter(trx, { kind: 'IBAN_CHANGED_OWNER', language: ITALIAN, facts, to });
  }
}

/** The only translatable part of the settings. */
const PAYMENT_SETTINGS = { kind: 'payment_settings', id: 'payment_settings' } as const;

export type PaymentSettings = ReturnType<typeof createPaymentSettings>;

type SettingsNeeds = Omit<StayTransaction, 'trx' | 'by'> & {
  readonly database: Database;
  readonly wakeSenders: () => void;
};

/** Who requests the change, and against which version. */
type WriteContext = { readonly caller: Caller; readonly precondition: Precondition };

/** What guests pay and when, into which account, and what they get back when they cancel. */
export function createPaymentSettings({ database, wakeSenders, ...needs }: SettingsNeeds) {
  return {
    async get(): Promise<PaymentTerms & Versioned> {
      return withVersion(await getPaymentTerms(database));
    },

    /** When guests pay, and the refund that one who cancels gets, in the language of the call. */
    async getCancellationTerms(
      locale: LocaleContext,
    ): Promise<CancellationTerms & { readonly schedule: ScheduleTerms }> {
      const { cancellationText, cancellationRules, ...terms } = await getPaymentTerms(database);
      const words = await readWords(database, locale, { payment_settings: 'all' });
      const inWords = sayCancellationRules(cancellationRules, locale.language);
      const inOwnWords = inLanguage(words, PAYMENT_SETTINGS, { cancellationText, cancellationRules, inWords });
      return { ...inOwnWords, schedule: scheduleOf(terms) };
    },

    /**
     * Existing plans stay as they are; guests who had no way to pay are asked once there is an account. Throws 400 where
     * no transfer could be made, 403 where it would go to another account and the caller has no fresh proof.
     */
    async replace(edit: PaymentTermsEdit, { caller, precondition }: WriteContext): Promise<PaymentTerms & Versioned> {
      const settings = await transact(database, async (trx) => {
        const before = await getPaymentTerms(trx);
        precondition(withVersion(before));
        const after = applyEdit(before, {
          ...edit,
          owner: applyEdit(before.owner, edit.owner ?? {}),
          stampDuty: applyEdit(before.stampDuty, edit.stampDuty ?? {}),
        });
        refuseFaults(findTransferFaults(after));
        const isOtherAccount = ACCOUNT.some((field) => before[field] !== after[field]);
        if (isOtherAccount) requireFreshProof(caller);
        await putPaymentTerms(trx, after);
        await writeAudit(trx, { at: needs.clock.now(), by: caller, ...changedSettings('payment-settings') });
        if (isOtherAccount) {
          await notifyOfNewAccount(trx, { ...needs, by: caller.name, iban: after.iban });
          await followWays({ ...needs, trx, by: caller });
        }
        return withVersion(after);
      });
      wakeSenders();
      return settings;
    },
  };
}

function scheduleOf({ depositPercent, depositDays, balanceDays, securityDeposit }: ScheduleTerms): ScheduleTerms {
  return { depositPercent, depositDays, balanceDays, securityDeposit };
}

/** The fields that determine where transfers go. */
const ACCOUNT = ['holder', 'iban', 'bic'] as const;

function findTransferFaults({ iban, bic, holder }: PaymentTerms): FieldTexts {
  if (iban === '') return {};
  return {
    ...(!canNameHolder(holder) && { holder: say(holder === '' ? 'accountHolderMissing' : 'accountHolderUnreadable') }),
    ...(bic === null && needsBic(iban) && { bic: say('bicMissing') }),
  };
}
