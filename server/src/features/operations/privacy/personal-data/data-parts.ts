import { createBookingsData } from '../../../bookings/bookings/index.ts';
import { reviewsData } from '../../../bookings/reviews/index.ts';
import { createRegisterData, type KeysAtHand } from '../../../law/register/index.ts';
import { conversationsData } from '../../../messages/conversations/index.ts';
import { contactMessagesData } from '../../../messages/messages/index.ts';
import { hasMoney, moneyData } from '../../../money/payments/index.ts';
import { documentsData } from '../../../stays/documents/index.ts';
import type { DataPart } from '../../../stays/stays/index.ts';
import { acceptancesData } from './acceptances-data.ts';
import { accountData } from './account-data.ts';
import { lettersData } from './letters-data.ts';

/**
 * All that is held of people, by the slice that holds it, in the order in which it is erased: what finds a person by her stays and her account
 * comes before those. A slice that holds more of them adds its part.
 */
export function createDataParts(registerKeys: KeysAtHand): readonly DataPart[] {
  return [
    conversationsData,
    contactMessagesData,
    reviewsData,
    lettersData,
    moneyData,
    documentsData,
    createRegisterData(registerKeys),
    acceptancesData,
    createBookingsData(hasMoney),
    accountData,
  ];
}
