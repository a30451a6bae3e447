import { hasRole } from '@approdo/shared/domain/base/access';
import { sayInstantDateTime } from '@approdo/shared/domain/base/date/say-date';
import { ITALIAN, type Language } from '@approdo/shared/domain/base/language/language';
import type { Client } from '../../../http/read-client.ts';
import { sayClient } from '../../../http/say-client.ts';
import type { UsersTable } from '../../base/people/index.ts';
import type { AddressedLetter } from '../../content/mail/index.ts';

type NewDevice = {
  readonly user: UsersTable;
  readonly address: string;
  readonly client: Client;
  readonly at: Date;
  /** Of the call by which it was signed in; staff are written to in Italian all the same. */
  readonly language: Language;
};

/** Tells the owner of an account that somebody signed in from a device that is not known to be hers. */
export function newDeviceMail({ user, address, client, at, ...asked }: NewDevice): AddressedLetter {
  const isStaff = hasRole(user.role, 'EDITOR');
  const language = isStaff ? ITALIAN : asked.language;
  const facts = {
    dispositivo: sayClient(client, language),
    quando: sayInstantDateTime(at.toISOString(), language),
    collegamento: isStaff ? '/admin/access' : '/profile#accesso',
  };
  return { kind: 'NEW_DEVICE', language, facts, to: { name: '', address } };
}
