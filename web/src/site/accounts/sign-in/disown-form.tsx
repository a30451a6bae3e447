import { emailConfirmation } from '@approdo/shared/contract/accounts/auth';
import { useState } from 'react';
import type { z } from 'zod';
import { Banner } from '../../../ui/banner.tsx';
import { type Reading, useSubmission } from '../../forms/use-submission.ts';
import { authCalls } from '../../session/auth-client.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { AccountForm } from './account-form.tsx';

/** Deletes at a click, never by being opened: mail programs open the links of a letter by themselves. */
export function DisownForm() {
  const { confirmation, disown } = useTexts().account;
  const [answer, setAnswer] = useState<string>();
  const submission = useSubmission({
    read: () => readLink(confirmation.invalidLink),
    send: async (body) => setAnswer((await authCalls.disown({ body })).message),
    failureText: disown.failed,
  });
  if (answer) {
    return (
      <Banner kind="success" isAnswer>
        {answer}
      </Banner>
    );
  }
  return <AccountForm submission={submission} button={disown.send} />;
}

/** Reads address and token from the mailed link. */
function readLink(invalidLink: string): Reading<z.output<typeof emailConfirmation>> {
  const link = new URLSearchParams(location.search);
  const proof = emailConfirmation.safeParse({ email: link.get('email'), token: link.get('token') });
  return proof.success ? { values: proof.data } : { faults: { token: invalidLink } };
}
