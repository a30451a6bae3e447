import type { User } from '@approdo/shared/contract/accounts/auth';
import { profile as profileRows } from '@approdo/shared/contract/accounts/profile';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { useEffect, useRef, useState } from 'react';
import { readSession, writeSession } from '../../../session/browser-session.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Field } from '../../../ui/field.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { useTransientText } from '../../forms/use-transient-text.ts';
import { useFurtherTexts } from '../../texts/use-texts.ts';
import { ProveForm } from '../access/prove-form.tsx';
import { useProvedClient } from '../access/use-proved-client.ts';
import { AccountForm } from '../sign-in/account-form.tsx';
import { AvatarField } from './avatar-field.tsx';
import styles from './profile-form.module.css';
import { readProfile } from './profile-rules.ts';
import { type ProfileEdit, saveProfile } from './save-profile.ts';

const ROWS = { profile: profileRows };

/** The anchor that `/.well-known/change-password` leads to. */
const PASSWORD_PLACE = 'password';

type Props = {
  readonly account: User;
  /** Whether the account has a second proof, which is asked for instead of the present password. */
  readonly twoProofs: boolean;
};

/** Name, e-mail, avatar and password, saved together. */
export function ProfileForm({ account, twoProofs }: Props) {
  const { profile, forms } = useFurtherTexts();
  const [typed, setTyped] = useState<Partial<Pick<User, 'name' | 'email'>>>({});
  const [chosenAvatar, chooseAvatar] = useState<string | null>();
  const avatar = chosenAvatar === undefined ? account.avatar : chosenAvatar;
  const [success, setSuccess] = useTransientText();
  const { client, promptProofs, answer } = useProvedClient(ROWS);
  const submission = useSubmission({
    read: (form) => {
      setSuccess(undefined);
      return readProfile({ form, avatar: chosenAvatar }, { account, twoProofs, words: { ...forms, ...profile } });
    },
    send: save,
    failureText: profile.failed,
  });

  async function save(body: ProfileEdit): Promise<void> {
    const user = await saveProfile(client.profile, body);
    const session = readSession();
    if (session) writeSession({ ...session, user });
    setTyped({});
    chooseAvatar(undefined);
    emptyPasswords(submission.formRef.current);
    setSuccess(profile.saved);
  }

  const { faults } = submission;
  /** The typed text; fields left alone follow the account. */
  const text = (name: 'name' | 'email') => ({
    name,
    value: typed[name] ?? account[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped((now) => ({ ...now, [name]: target.value })),
  });
  return (
    <div className={styles.profile}>
      {success && (
        <Banner kind="success" isAnswer>
          {success}
        </Banner>
      )}
      {!account.emailConfirmed && <Unconfirmed email={account.email} />}
      {promptProofs && <ProveForm proofs={promptProofs} onAnswer={answer} />}
      <AccountForm submission={submission} button={profile.save}>
        <AvatarField name={account.name} avatar={avatar} onChange={chooseAvatar} error={faults.avatar ?? faults.file} />
        <Field label={forms.name} autoComplete="name" required {...text('name')} />
        <Field
          label={forms.email}
          type="email"
          autoComplete="email"
          required
          hint={twoProofs ? undefined : profile.emailHint}
          {...text('email')}
        />
        <PasswordFields faults={faults} hasPresent={!twoProofs} />
      </AccountForm>
    </div>
  );
}

type PasswordProps = {
  readonly faults: Readonly<Record<string, string>>;
  /** Whether the present password is asked for. */
  readonly hasPresent: boolean;
};

function PasswordFields({ faults, hasPresent }: PasswordProps) {
  const { profile, forms } = useFurtherTexts();
  const place = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    if (location.hash === `#${PASSWORD_PLACE}`) place.current?.scrollIntoView();
  }, []);

  return (
    <fieldset ref={place} id={PASSWORD_PLACE} className={styles.passwords}>
      <legend>{profile.changePassword}</legend>
      {hasPresent && (
        <Field
          label={profile.currentPassword}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          error={faults.currentPassword}
        />
      )}
      <Field
        label={forms.newPassword}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        hint={profile.newPasswordHint}
        error={faults.newPassword}
      />
      <Field
        label={forms.confirmNewPassword}
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        error={faults.confirmPassword}
      />
    </fieldset>
  );
}

function Unconfirmed({ email }: Pick<User, 'email'>) {
  const { language, profile, forms } = useFurtherTexts();
  return (
    <Banner kind="note">
      <p>{profile.unconfirmed(email)}</p>
      <a href={addressIn(language, '/resend-confirmation')}>{forms.askForConfirmation}</a>
    </Banner>
  );
}

function emptyPasswords(form: HTMLFormElement | null): void {
  for (const field of form?.querySelectorAll<HTMLInputElement>('[type="password"]') ?? []) field.value = '';
}
