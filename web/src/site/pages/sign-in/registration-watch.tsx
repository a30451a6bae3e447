import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { ConfirmationWatch } from '../../accounts/sign-in/confirmation-watch.tsx';
import { canBeSentBy, followSavedRequest } from '../../bookings/request/saved-request.ts';
import { useSession } from '../../session/use-session.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** After a registration: that a request waits for the confirmation, and once that is done, the way on. */
export function RegistrationWatch() {
  const { language, onTheWay: words } = useTexts();
  const userId = useSession()?.user.id;
  const isWaiting = useSyncExternalStore(
    followSavedRequest,
    () => userId !== undefined && canBeSentBy(userId),
    () => false,
  );
  const [hasWaited, setWaited] = useState(false);

  useEffect(() => {
    if (isWaiting) setWaited(true);
  }, [isWaiting]);

  return (
    <ConfirmationWatch
      beforehand={isWaiting && <Banner kind="note">{words.stepMissing}</Banner>}
      // Sent in another tab, with the confirmation.
      next={hasWaited && !isWaiting ? addressIn(language, '/booking') : undefined}
    />
  );
}
