import { accountPage } from '../../accounts/sign-in/account-pages.tsx';
import { Island } from '../../page/island.tsx';
import { ProfileIsland } from './profile-island.tsx';

/** What is of one's own account: who one is, how one signs in, and all that is held of one. */
export const profilePage = accountPage('/profile', 'profile', () => (
  <Island name="profile" wake="load" Component={ProfileIsland} props={{}} />
));
