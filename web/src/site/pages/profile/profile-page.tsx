import { accountPage } from '../../accounts/sign-in/account-pages.tsx';
import { Island } from '../../page/island.tsx';
import { ProfileIsland } from './profile-island.tsx';

/** The account page: personal data, sign-in methods, and everything stored about the user. */
export const profilePage = accountPage('/profile', 'profile', () => (
  <Island name="profile" wake="load" Component={ProfileIsland} props={{}} />
));
