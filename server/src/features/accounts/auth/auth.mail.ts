import { sayInstantDateTime } from '@approdo/shared/domain/base/date/say-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import type { UsersTable } from '../../base/people/index.ts';
import type { OutgoingLetter } from '../../content/mail/index.ts';
import { nameForStranger } from './name-for-stranger.ts';

type MailedLink = {
  readonly user: UsersTable;
  readonly token: string;
  /** The language of the call that requested it. */
  readonly language: Language;
  /** Whether a request waits for the account in the browser that opened it. */
  readonly isForRequest?: boolean | undefined;
};

/*
 * Neither letter greets by name: whoever registers writes the name, and may register somebody else's address, whose
 * owner must not get a stranger's words from us. The first letter has to say who registered, so that its reader sees
 * that it was somebody else: it quotes only the characters that a name may have.
 */

/** Letters that lead to an account. */
export const AUTH_LETTERS = ['CONFIRM_EMAIL', 'RESET_PASSWORD'] as const;

export function confirmationMail({ user, token, language, isForRequest }: MailedLink): OutgoingLetter {
  const proof = new URLSearchParams({ token, email: user.email });
  const facts = {
    collegamento: `/confirm-email?${proof}${isForRequest ? '#request' : ''}`,
    disconosci: `/disown?${proof}`,
    nome: nameForStranger(user.name),
    quando: sayInstantDateTime(user.created_at, language),
  };
  return { kind: 'CONFIRM_EMAIL', language, facts, to: { name: '', address: user.email } };
}

export function passwordResetMail({ user, token, language }: MailedLink): OutgoingLetter {
  const proof = new URLSearchParams({ token, email: user.email });
  const facts = { collegamento: `/reset-password?${proof}` };
  return { kind: 'RESET_PASSWORD', language, facts, to: { name: '', address: user.email } };
}
