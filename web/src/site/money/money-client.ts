import { cardPayments } from '@approdo/shared/contract/money/card-payments';
import { contracts } from '@approdo/shared/contract/money/contracts';
import { money } from '@approdo/shared/contract/money/payments';
import { documents } from '@approdo/shared/contract/stays/documents';
import { createBrowserClient } from '../client/browser-client.ts';

export const {
  cardPayments: cardCalls,
  contracts: contractCalls,
  documents: documentCalls,
  money: moneyCalls,
} = createBrowserClient({ cardPayments, contracts, documents, money });
