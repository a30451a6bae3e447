import type { ComponentType, ReactNode } from 'react';
import { Island } from '../../page/island.tsx';
import { defineFixedPage, type SitePage } from '../../page/page.ts';
import { type PageTexts, usePageTexts } from '../../texts/use-page-texts.ts';
import styles from './account-pages.module.css';
import { DisownForm } from './disown-form.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { ResendConfirmationForm } from './resend-confirmation-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** An account page, by the name of its texts. */
type Name = Exclude<keyof PageTexts['accountPages'], 'needsScript'>;

/** What a letter proves. */
const READ_THEIR_QUERY = ['/confirm-email', '/disown', '/reset-password'];

/** Where the query only says where the visitor came from, which holds in another language too. */
const KEEP_THEIR_QUERY = ['/login', '/register'];

export const accountPages = [
  accountPage('/disown', 'disown', () => <Island name="disown" wake="near" Component={DisownForm} props={{}} />),
  accountPage('/resend-confirmation', 'resendConfirmation', () => (
    <Island name="resend" wake="near" Component={ResendConfirmationForm} props={{}} />
  )),
  accountPage('/forgot-password', 'forgotPassword', () => (
    <Island name="forgot" wake="near" Component={ForgotPasswordForm} props={{}} />
  )),
  accountPage('/reset-password', 'resetPassword', () => (
    <Island name="reset" wake="near" Component={ResetPasswordForm} props={{}} />
  )),
];

/** Title and lead above an island; not indexed by search engines. */
export function accountPage(path: string, name: Name, Form: ComponentType): SitePage {
  return defineFixedPage({
    path,
    readsQuery: READ_THEIR_QUERY.includes(path),
    keepsQuery: KEEP_THEIR_QUERY.includes(path),
    head: ({ accountPages: texts }) => ({
      title: texts[name].title,
      description: texts[name].description,
      isPrivate: true,
    }),
    Component: ({ texts }) => (
      <AccountPage {...texts.accountPages[name]}>
        <Form />
      </AccountPage>
    ),
  });
}

type AccountPageProps = { readonly title: string; readonly lead?: string; readonly children: ReactNode };

function AccountPage({ title, lead, children }: AccountPageProps) {
  const { needsScript } = usePageTexts().accountPages;
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
      <noscript>
        <p>{needsScript}</p>
      </noscript>
    </div>
  );
}
