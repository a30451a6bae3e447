import { useEffect, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { AccessSection } from '../access/access-section.tsx';
import { signInAddress } from '../account/way-back.ts';
import { useFreshSession } from '../use-fresh-session.ts';
import { ProfileForm } from './profile-form.tsx';

/** The settings of whoever is signed in; anybody else is sent to sign in, and comes back. */
export function ProfileIsland() {
  const { language, forms } = useTexts();
  const account = useFreshSession()?.user;
  const [isAlive, setAlive] = useState(false);

  useEffect(() => {
    setAlive(true);
  }, []);

  useEffect(() => {
    if (isAlive && !account) location.replace(signInAddress(language, location.pathname));
  }, [isAlive, account, language]);

  if (!isAlive || !account) return <Banner kind="note">{forms.moment}</Banner>;
  return (
    <>
      <ProfileForm key={account.id} account={account} />
      <AccessSection />
    </>
  );
}
