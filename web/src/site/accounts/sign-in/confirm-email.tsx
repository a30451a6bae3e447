import type { Language } from '@approdo/shared/domain/base/language/language';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { type ReactNode, useEffect, useState } from 'react';
import { readSession } from '../../../session/browser-session.ts';
import { Banner } from '../../../ui/banner.tsx';
import { leaveNotice } from '../../enhance/notices.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { AccountForm } from './account-form.tsx';
import { type Confirmation, confirmLink, findSessionOfLink, readLink } from './confirm-link.ts';
import { signInAddress } from './return-path.ts';

type Props = {
  /** Content of the message that the address is confirmed. */
  readonly afterwards?: ReactNode;
};

/**
 * Confirms the mailed link's address at a click, never by being opened: mail programs open the links of a letter by
 * themselves, and run what they find there. Then it returns to what was interrupted.
 */
export function ConfirmEmail({ afterwards }: Props) {
  const { confirmation } = useTexts().account;
  const [outcome, setOutcome] = useState<Confirmation>();
  const submission = useSubmission({
    read: () => readLink(confirmation.invalidLink),
    send: async (link) => {
      const reached = await confirmLink(link);
      if (reached.kind === 'success' && reached.returnPath && readSession()) leaveFor(reached.returnPath, reached.text);
      else setOutcome(reached);
    },
    failureText: confirmation.failed,
  });
  // Opened again where it was confirmed, there is nothing left to press.
  useEffect(() => {
    if (findSessionOfLink()?.user.emailConfirmed) setOutcome({ kind: 'success', text: confirmation.done });
  }, [confirmation]);
  if (!outcome) return <AccountForm submission={submission} button={confirmation.send} />;
  return <ConfirmationOutcome outcome={outcome}>{outcome.kind === 'success' && afterwards}</ConfirmationOutcome>;
}

type OutcomeProps = { readonly outcome: Confirmation; readonly children?: ReactNode };

/** What became of the link, and where to go on: a used or expired one is no dead end. */
export function ConfirmationOutcome({ outcome, children }: OutcomeProps) {
  return (
    <Banner kind={outcome.kind} isAnswer>
      <p>{outcome.text}</p>
      {children}
      <NextStep outcome={outcome} />
    </Banner>
  );
}

function NextStep({ outcome }: { readonly outcome: Confirmation }) {
  const { language, account, forms } = useTexts();
  const to = (path: string) => addressIn(language, path);
  if (outcome.kind === 'success') return <a href={addressAfter(outcome, language)}>{forms.goOn}</a>;
  if (outcome.isExpired) return <a href={to('/resend-confirmation')}>{forms.askForConfirmation}</a>;
  if (readSession()) return <a href={to('/')}>{account.confirmation.toHome}</a>;
  return <a href={to('/login')}>{account.login.send}</a>;
}

function leaveFor(returnPath: string, text: string): void {
  leaveNotice(text);
  location.replace(returnPath);
}

function addressAfter({ returnPath }: Confirmation, language: Language): string {
  const next = returnPath ?? addressIn(language, '/booking');
  return readSession() ? next : signInAddress(language, next);
}
