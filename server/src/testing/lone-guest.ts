import type { GuestEdit } from '@approdo/shared/contract/law/register-guests';

/** A complete single guest, as in the test vectors. */
export const LONE_GUEST = {
  role: 'SINGLE',
  lastName: 'Rossi',
  firstName: 'Paolo',
  sex: 'M',
  birthDate: '1973-03-13',
  birthState: '100000100',
  birthPlace: '412058091',
  citizenship: '100000100',
  docType: 'IDENT',
  docNumber: 'AB 123-CD',
  docPlace: '412058091',
} as const satisfies Partial<GuestEdit>;
