import type { User } from '@approdo/shared/contract/auth';
import { useState } from 'react';
import { readSession, writeSession } from '../../../browser-session.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Field } from '../../../ui/field.tsx';
import { AccountForm } from '../account/account-form.tsx';
import { useFleetingText } from '../use-fleeting-text.ts';
import { useSubmission } from '../use-submission.ts';
import { AvatarField } from './avatar-field.tsx';
import { profileCalls } from './profile-client.ts';
import styles from './profile-form.module.css';
import { readProfile } from './profile-rules.ts';
import { saveProfile } from './save-profile.ts';

/** Name, e-mail, avatar and password, saved together. */
export function ProfileForm({ account }: { readonly account: User }) {
  const [typed, setTyped] = useState<Partial<Pick<User, 'name' | 'email'>>>({});
  const [chosenAvatar, chooseAvatar] = useState<string | null>();
  const avatar = chosenAvatar === undefined ? account.avatar : chosenAvatar;
  const [success, setSuccess] = useFleetingText();
  const submission = useSubmission({
    read: (form) => {
      setSuccess(undefined);
      return readProfile({ form, avatar: chosenAvatar }, account);
    },
    send: async (body) => {
      const user = await saveProfile(profileCalls, body);
      const session = readSession();
      if (session) writeSession({ ...session, user });
      setTyped({});
      chooseAvatar(undefined);
      emptyPasswords(submission.formRef.current);
      setSuccess('Profilo aggiornato con successo');
    },
    failureText: "Errore nell'aggiornamento del Profilo",
  });
  const { faults } = submission;
  /** As it is typed; what is left alone follows the account. */
  const text = (name: 'name' | 'email') => ({
    name,
    value: typed[name] ?? account[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped((now) => ({ ...now, [name]: target.value })),
  });
  return (
    <>
      {success && (
        <Banner kind="success" isAnswer>
          {success}
        </Banner>
      )}
      {!account.emailConfirmed && <Unconfirmed email={account.email} />}
      <AccountForm submission={submission} button="Salva">
        <AvatarField name={account.name} avatar={avatar} onChange={chooseAvatar} error={faults.avatar ?? faults.file} />
        <Field label="Nome" autoComplete="name" required {...text('name')} />
        <Field
          label="E-mail"
          type="email"
          autoComplete="email"
          required
          hint="Per cambiarla serve la password attuale"
          {...text('email')}
        />
        <PasswordFields faults={faults} />
      </AccountForm>
    </>
  );
}

function PasswordFields({ faults }: { readonly faults: Readonly<Record<string, string>> }) {
  return (
    <fieldset className={styles.passwords}>
      <legend>Cambia password</legend>
      <Field
        label="Password attuale"
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        error={faults.currentPassword}
      />
      <Field
        label="Nuova password"
        name="newPassword"
        type="password"
        autoComplete="new-password"
        hint="Almeno 6 caratteri; lascia vuoto per tenere quella che hai"
        error={faults.newPassword}
      />
      <Field
        label="Conferma nuova password"
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        error={faults.confirmPassword}
      />
    </fieldset>
  );
}

function Unconfirmed({ email }: Pick<User, 'email'>) {
  return (
    <Banner kind="note">
      <p>L’indirizzo {email} non è ancora confermato: apri il collegamento che ti abbiamo mandato.</p>
      <a href="/resend-confirmation">Richiedi una nuova conferma</a>
    </Banner>
  );
}

function emptyPasswords(form: HTMLFormElement | null): void {
  for (const field of form?.querySelectorAll<HTMLInputElement>('[type="password"]') ?? []) field.value = '';
}
