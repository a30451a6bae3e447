import { sayInstantDateTime } from '@approdo/shared/domain/base/date/say-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import type { UsersTable } from '../../base/people/index.ts';
import type { AddressedLetter } from '../../content/mail/index.ts';
import { nameForStranger } from './name-for-stranger.ts';

type MailedLink = {
  readonly user: UsersTable;
  readonly token: string;
  /** Of the call that asked for it. */
  readonly language: Language;
};

/*
 * Neither letter greets by name: whoever registers writes the name, and may register the address of somebody else, who
 * must not get a stranger's words from us. The first one has to say who it was, for her to know that it was not she: so
 * much of the name as only a name has.
 */

/** Letters that lead to an account. */
export const AUTH_LETTERS = ['CONFIRM_EMAIL', 'RESET_PASSWORD'] as const;

export function confirmationMail({ user, token, language }: MailedLink): AddressedLetter {
  const proof = new URLSearchParams({ token, email: user.email });
  const facts = {
    collegamento: `/confirm-email?${proof}`,
    disconosci: `/disown?${proof}`,
    nome: nameForStranger(user.name),
    quando: sayInstantDateTime(user.created_at, language),
  };
  return { kind: 'CONFIRM_EMAIL', language, facts, to: { name: '', address: user.email } };
}

export function passwordResetMail({ user, token, language }: MailedLink): AddressedLetter {
  const proof = new URLSearchParams({ token, email: user.email });
  const facts = { collegamento: `/reset-password?${proof}` };
  return { kind: 'RESET_PASSWORD', language, facts, to: { name: '', address: user.email } };
}
