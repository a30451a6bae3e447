import type { RegisteredGuest } from '../../domain/law/register/guest.ts';
import type { GuestFault, GuestField } from '../../domain/law/register/register-faults.ts';
import { formatMessage, type Message, say, type Words } from '../say.ts';

const LABELS: Readonly<Record<GuestField, Message>> = {
  role: say('labelRole'),
  lastName: say('labelLastName'),
  firstName: say('labelFirstName'),
  sex: say('labelSex'),
  birthDate: say('labelBirthDate'),
  birthState: say('labelBirthState'),
  birthPlace: say('labelBirthPlace'),
  citizenship: say('labelCitizenship'),
  residenceState: say('labelResidenceState'),
  residencePlace: say('labelResidencePlace'),
  docType: say('labelDocType'),
  docNumber: say('labelDocNumber'),
  docPlace: say('labelDocPlace'),
};

/** Labels of feminine gender, for languages such as Italian. */
const FEMININE: ReadonlySet<string> = new Set<GuestField>(['birthDate', 'citizenship']);

/** `Ospite 1, Luca Rossi – Tipo alloggiato: indica il capo famiglia`; guests are numbered in the order of the stay. */
export function sayGuestFault(fault: GuestFault, guests: readonly RegisteredGuest[], words: Words): string {
  const index = guests.findIndex(({ id }) => id === fault.guestId);
  const { firstName, lastName } = guests[index] ?? {};
  const name = [firstName, lastName].filter(Boolean).join(' ') || formatMessage(say('guestUnnamed'), words);
  const label = formatMessage(LABELS[fault.field], words);
  return formatMessage(say('guestFault', { n: index + 1, name, label, why: formatReason(fault, words) }), words);
}

/** The reason alone, to stand beside its field. */
export function formatReason({ field, why }: { readonly field: string; readonly why: Message }, words: Words): string {
  const isFeminine = why.key === 'guestFieldMissing' && FEMININE.has(field);
  return formatMessage(isFeminine ? say('guestFieldMissingFeminine') : why, words);
}
