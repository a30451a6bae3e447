import type { ReactNode } from 'react';
import type { PasskeyAccess } from '../admin/platform.ts';
import { PlatformContext, usePlatform } from '../admin/session/platform-context.ts';

type Props = { readonly passkey: PasskeyAccess; readonly children: ReactNode };

/** Renders its children in a shell that supports passkeys in its own way. */
export function PasskeyShell({ passkey, children }: Props) {
  const platform = usePlatform();
  const session = { ...platform.session, passkey };
  return <PlatformContext value={{ ...platform, session }}>{children}</PlatformContext>;
}
