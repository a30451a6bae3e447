import { emailConfirmation } from '@approdo/shared/contract/auth';
import { useState } from 'react';
import type { z } from 'zod';
import { Banner } from '../../../ui/banner.tsx';
import { type Reading, useSubmission } from '../use-submission.ts';
import { AccountForm } from './account-form.tsx';
import { authCalls } from './auth-client.ts';

/** Deletes at a click, never by being opened: mail programs open the links of a letter by themselves. */
export function DisownForm() {
  const [answer, setAnswer] = useState<string>();
  const submission = useSubmission({
    read: readLink,
    send: async (body) => setAnswer((await authCalls.disown({ body })).message),
    failureText: 'Operazione non riuscita',
  });
  if (answer) {
    return (
      <Banner kind="success" isAnswer>
        {answer}
      </Banner>
    );
  }
  return <AccountForm submission={submission} button="Non sono stato io: togli il mio indirizzo" />;
}

/** The address and the token come with the link that was mailed. */
function readLink(): Reading<z.output<typeof emailConfirmation>> {
  const link = new URLSearchParams(location.search);
  const proof = emailConfirmation.safeParse({ email: link.get('email'), token: link.get('token') });
  return proof.success ? { values: proof.data } : { faults: { token: 'Il collegamento non è valido' } };
}
