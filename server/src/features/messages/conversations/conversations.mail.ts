import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import type { FilledLetter } from '../../content/mail/index.ts';
import { describeStay, type GuestStay } from '../../stays/stays/index.ts';

type Told = { readonly property: { readonly name: string }; readonly messages: readonly string[] };

export function messagesForGuest(stay: GuestStay, { property, messages }: Told): FilledLetter {
  const { language } = stay;
  const values = {
    ...describeStay(stay, { property, language }),
    messaggio: messages.join('\n\n'),
    collegamento: `/booking/${stay.id}`,
  };
  return { kind: 'BOOKING_MESSAGE', language, values };
}

export function messagesForOwner(stay: GuestStay, { property, messages }: Told): FilledLetter {
  const values = {
    ...describeStay(stay, { property, language: ITALIAN }),
    messaggio: messages.join('\n\n'),
    collegamento: `/admin/bookings/${stay.id}#conversazione`,
  };
  return { kind: 'BOOKING_MESSAGE_OWNER', language: ITALIAN, values };
}
