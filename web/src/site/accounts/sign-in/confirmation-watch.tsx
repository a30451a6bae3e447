import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { type ReactNode, useEffect, useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { useFreshSession } from '../../session/use-fresh-session.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { findReturnPath } from './return-path.ts';

type Props = {
  /** Content until the address is confirmed. */
  readonly beforehand?: ReactNode;
  /** Where to go on, if not to where the visitor came from. */
  readonly next?: string | undefined;
};

/** Waits beside the message after a registration: once the address is confirmed, on any device, it leads on. */
export function ConfirmationWatch({ beforehand, next }: Props) {
  const session = useFreshSession();
  const { language, account, forms } = useTexts();
  const [returnPath, setReturnPath] = useState<string>();

  // Read at once: confirming in another tab uses it up.
  useEffect(() => setReturnPath(findReturnPath()), []);

  if (!session?.user.emailConfirmed) return beforehand;
  return (
    <Banner kind="success" isAnswer>
      <p>{account.confirmation.done}</p>
      <a href={next ?? returnPath ?? addressIn(language, '/booking')}>{forms.goOn}</a>
    </Banner>
  );
}
