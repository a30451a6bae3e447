import { Island } from '../../island.tsx';
import { ProfileIsland } from '../../islands/profile/profile-island.tsx';
import { accountPage } from '../account/account-pages.tsx';

/** What is of one's own account: who one is, how one signs in, and all that is held of one. */
export const profilePage = accountPage('/profile', 'profile', () => (
  <Island name="profile" wake="load" Component={ProfileIsland} props={{}} />
));
