import { Island } from '../../page/island.tsx';
import { accountPage } from '../account/account-pages.tsx';
import { ProfileIsland } from './profile-island.tsx';

/** What is of one's own account: who one is, how one signs in, and all that is held of one. */
export const profilePage = accountPage('/profile', 'profile', () => (
  <Island name="profile" wake="load" Component={ProfileIsland} props={{}} />
));
