import type { OwnKeys } from '@approdo/shared/contract/accounts/own-keys';
import { hasRole } from '@approdo/shared/domain/base/access';
import { useCallback, useEffect, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { AccessSection } from '../../accounts/access/access-section.tsx';
import { ownKeyCalls } from '../../accounts/profile/profile-client.ts';
import { ProfileForm } from '../../accounts/profile/profile-form.tsx';
import { ThemeField } from '../../accounts/profile/theme-field.tsx';
import { signInAddress } from '../../accounts/sign-in/return-path.ts';
import { OwnDataSection } from '../../operations/own-data/own-data-section.tsx';
import { useFreshSession } from '../../session/use-fresh-session.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** The signed-in user's settings; a visitor is sent to sign in, and comes back. */
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

  const accountId = account?.id;
  const { twoProofs, notice } = useTwoProofs(accountId);

  if (!isAlive || !account) return <Banner kind="note">{forms.moment}</Banner>;
  return (
    <>
      <ProfileForm key={account.id} account={account} twoProofs={twoProofs} />
      {hasRole(account.role, 'EDITOR') && <ThemeField />}
      <AccessSection onRead={notice} />
      <OwnDataSection />
    </>
  );
}

/** Whether the account has a second proof; if that cannot be read, the form asks for the password. */
function useTwoProofs(accountId: string | undefined) {
  const [twoProofs, setTwoProofs] = useState(false);
  const notice = useCallback((keys: OwnKeys) => setTwoProofs(keys.twoProofs), []);
  useEffect(() => {
    if (accountId) ownKeyCalls.get().then(notice, () => undefined);
  }, [accountId, notice]);
  return { twoProofs, notice };
}
