import type { ReactNode } from 'react';
import { Island } from '../../island.tsx';
import { ConfirmEmail } from '../../islands/account/confirm-email.tsx';
import { DisownForm } from '../../islands/account/disown-form.tsx';
import { ForgotPasswordForm } from '../../islands/account/forgot-password-form.tsx';
import { LoginForm } from '../../islands/account/login-form.tsx';
import { RegisterForm } from '../../islands/account/register-form.tsx';
import { ResendConfirmationForm } from '../../islands/account/resend-confirmation-form.tsx';
import { ResetPasswordForm } from '../../islands/account/reset-password-form.tsx';
import { ProfileIsland } from '../../islands/profile/profile-island.tsx';
import { defineFixedPage } from '../../page.ts';
import styles from './account-pages.module.css';

const loginPage = defineFixedPage(
  '/login',
  { title: 'Login', description: 'Accedi per richiedere un soggiorno.', isPrivate: true },
  () => (
    <AccountPage title="Login" lead="Accedi per inviare e seguire le tue richieste.">
      <Island name="login" wake="near" Component={LoginForm} props={{}} />
    </AccountPage>
  ),
);

const registerPage = defineFixedPage(
  '/register',
  { title: 'Registrati', description: 'Apri un account per richiedere un soggiorno.', isPrivate: true },
  () => (
    <AccountPage title="Registrati" lead="Basta un minuto: serve per inviare una richiesta e ricevere la conferma.">
      <Island name="register" wake="near" Component={RegisterForm} props={{}} />
    </AccountPage>
  ),
);

const confirmEmailPage = defineFixedPage(
  '/confirm-email',
  { title: 'Conferma e-mail', description: 'Conferma del tuo indirizzo e-mail.', isPrivate: true },
  () => (
    <AccountPage title="Conferma e-mail">
      <Island name="confirm" wake="near" Component={ConfirmEmail} props={{}} />
    </AccountPage>
  ),
);

const disownPage = defineFixedPage(
  '/disown',
  { title: 'Non sei stato tu?', description: 'Togli il tuo indirizzo da un account non tuo.', isPrivate: true },
  () => (
    <AccountPage
      title="Non sei stato tu?"
      lead="Qualcuno ha indicato il tuo indirizzo e-mail per un account. Se non sei stato tu, toglilo: l’account aperto con il tuo indirizzo viene eliminato."
    >
      <Island name="disown" wake="near" Component={DisownForm} props={{}} />
    </AccountPage>
  ),
);

const resendConfirmationPage = defineFixedPage(
  '/resend-confirmation',
  { title: 'Nuova conferma', description: 'Richiedi un nuovo messaggio di conferma.', isPrivate: true },
  () => (
    <AccountPage title="Nuova conferma" lead="Scrivi il tuo indirizzo: ti mandiamo un nuovo collegamento.">
      <Island name="resend" wake="near" Component={ResendConfirmationForm} props={{}} />
    </AccountPage>
  ),
);

const forgotPasswordPage = defineFixedPage(
  '/forgot-password',
  { title: 'Password dimenticata', description: 'Richiedi una nuova password.', isPrivate: true },
  () => (
    <AccountPage
      title="Password dimenticata"
      lead="Scrivi il tuo indirizzo: ti mandiamo un collegamento per sceglierne una nuova."
    >
      <Island name="forgot" wake="near" Component={ForgotPasswordForm} props={{}} />
    </AccountPage>
  ),
);

const resetPasswordPage = defineFixedPage(
  '/reset-password',
  { title: 'Nuova password', description: 'Scegli una nuova password.', isPrivate: true },
  () => (
    <AccountPage title="Nuova password" lead="Scegli la nuova password: tutte le altre sessioni verranno chiuse.">
      <Island name="reset" wake="near" Component={ResetPasswordForm} props={{}} />
    </AccountPage>
  ),
);

const profilePage = defineFixedPage(
  '/profile',
  { title: 'Impostazioni Profilo', description: 'Nome, e-mail, avatar e password.', isPrivate: true },
  () => (
    <AccountPage title="Impostazioni Profilo">
      <Island name="profile" wake="near" Component={ProfileIsland} props={{}} />
    </AccountPage>
  ),
);

export const accountPages = [
  profilePage,
  loginPage,
  registerPage,
  confirmEmailPage,
  disownPage,
  resendConfirmationPage,
  forgotPasswordPage,
  resetPasswordPage,
];

type AccountPageProps = { readonly title: string; readonly lead?: string; readonly children: ReactNode };

function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
      <noscript>
        <p>Questa pagina ha bisogno di JavaScript.</p>
      </noscript>
    </div>
  );
}
