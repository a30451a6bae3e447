import { accountPage } from '../../accounts/sign-in/account-pages.tsx';
import { Island } from '../../page/island.tsx';
import { ConfirmIsland } from './confirm-island.tsx';
import { LoginIsland } from './login-island.tsx';
import { RegisterIsland } from './register-island.tsx';

/** The pages for signing in that a request may lead over. */
export const signInPages = [
  accountPage('/login', 'login', () => <Island name="login" wake="near" Component={LoginIsland} props={{}} />),
  accountPage('/register', 'register', () => (
    <Island name="register" wake="near" Component={RegisterIsland} props={{}} />
  )),
  accountPage('/confirm-email', 'confirmEmail', () => (
    <Island name="confirm" wake="near" Component={ConfirmIsland} props={{}} />
  )),
];
