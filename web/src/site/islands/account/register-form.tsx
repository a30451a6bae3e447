import { registration } from '@approdo/shared/contract/auth';
import type { z } from 'zod';
import { writeSession } from '../../../browser-session.ts';
import { CheckboxField, Field } from '../../../ui/field.tsx';
import { leaveNotice } from '../../notices.ts';
import { PrivacyLabel } from '../privacy-label.tsx';
import { type Reading, readWith, textOf, useSubmission } from '../use-submission.ts';
import { AccountForm } from './account-form.tsx';
import { authCalls } from './auth-client.ts';
import { useLeaveIfSignedIn } from './leave-sign-in.ts';
import { StageLinks } from './stage-links.tsx';
import { keepWayBack } from './way-back.ts';

const NEXT_PAGE = '/pages/registrazione-richiesta';

export function RegisterForm() {
  useLeaveIfSignedIn();
  const submission = useSubmission({ read: readRegistration, send: register, failureText: 'Registration failed' });
  const { faults } = submission;
  return (
    <>
      <AccountForm submission={submission} button="Registrati">
        <Field label="Nome" name="name" autoComplete="name" required error={faults.name} />
        <Field label="E-mail" name="email" type="email" autoComplete="email" required error={faults.email} />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          hint="Almeno 6 caratteri"
          error={faults.password}
        />
        <Field
          label="Conferma password"
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          required
          error={faults.confirmPassword}
        />
        <CheckboxField name="privacy" required error={faults.privacy} label={<PrivacyLabel />} />
      </AccountForm>
      <StageLinks stages={{ '/login': 'Hai già un account? Accedi' }} />
    </>
  );
}

function readRegistration(form: FormData): Reading<z.output<typeof registration>> {
  const password = textOf(form, 'password');
  const reading = readWith(registration, { name: textOf(form, 'name'), email: textOf(form, 'email'), password });
  const own = {
    ...(textOf(form, 'confirmPassword') !== password && { confirmPassword: 'Le due password non corrispondono' }),
    ...(!form.has('privacy') && { privacy: 'Devi accettare le condizioni della privacy per registrarti.' }),
  };
  const faults = { ...('faults' in reading && reading.faults), ...own };
  return 'faults' in reading || Object.keys(own).length > 0 ? { faults } : reading;
}

async function register(body: z.output<typeof registration>): Promise<void> {
  writeSession(await authCalls.register({ body }));
  keepWayBack();
  leaveNotice('Richiesta di registrazione inviata, controlla la tua mail!');
  location.replace(NEXT_PAGE);
}
