import { bookings } from '@approdo/shared/contract/bookings';
import { cardPayments } from '@approdo/shared/contract/card-payments';
import { contracts } from '@approdo/shared/contract/contracts';
import { conversations } from '@approdo/shared/contract/conversations';
import { documents } from '@approdo/shared/contract/documents';
import { guide } from '@approdo/shared/contract/guide';
import { money } from '@approdo/shared/contract/money';
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
