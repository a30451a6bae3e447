import type { CheckInPlan } from '@approdo/shared/contract/messages/check-in';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { findParty } from '@approdo/shared/domain/law/register/party';
import type { ListedStay, StayGuestsAtHand } from '../../law/register/index.ts';
import { maskGuest } from './mask-guest.ts';

type Planned = {
  readonly stay: ListedStay;
  readonly property: { readonly name: string; readonly address: string | null };
  readonly guests: StayGuestsAtHand;
  readonly asksResidence: boolean;
  readonly noticeVersion: string;
  readonly language: Language;
};

const NOTICE = '/pages/informativa-privacy';

/** What the link's holder sees: no full document numbers, and nothing that the owner typed. */
export function viewPlan({ stay, property, guests, asksResidence, noticeVersion, language }: Planned): CheckInPlan {
  const { startDate, endDate, numberOfGuests } = stay;
  return {
    property: { name: property.name, address: property.address },
    startDate,
    endDate,
    numberOfGuests,
    party: findParty(guests.guests.map(({ role }) => role)) ?? null,
    guests: guests.guests.map(maskGuest),
    asksResidence,
    notice: { version: noticeVersion, path: addressIn(language, NOTICE) },
    version: guests.state,
  };
}
