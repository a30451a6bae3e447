import { cardPayments } from '@approdo/shared/contract/money/card-payments';
import { contracts } from '@approdo/shared/contract/money/contracts';
import { documents } from '@approdo/shared/contract/money/documents';
import { money } from '@approdo/shared/contract/money/payments';
import { bookings } from '@approdo/shared/contract/stay/bookings';
import { conversations } from '@approdo/shared/contract/stay/conversations';
import { guide } from '@approdo/shared/contract/stay/guide';
import { createBrowserClient } from '../../browser-client.ts';

export const {
  bookings: bookingCalls,
  cardPayments: cardCalls,
  contracts: contractCalls,
  conversations: conversationCalls,
  documents: documentCalls,
  guide: guideCalls,
  money: moneyCalls,
} = createBrowserClient({ bookings, cardPayments, contracts, conversations, documents, guide, money });
