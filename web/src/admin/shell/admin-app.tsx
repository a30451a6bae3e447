import { withFreshProof } from '@approdo/shared/client/fresh-proof';
import type { User } from '@approdo/shared/contract/accounts/auth';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { createFreshProofPrompt, type FreshProofPrompt } from '../../proofs/fresh-proof-prompt.ts';
import { UploadsProvider } from '../content/uploads/index.ts';
import { BannerRegion } from '../kit/feedback/banner-region.tsx';
import { BannersContext, createBanners } from '../kit/feedback/banners.ts';
import { ConfirmProvider } from '../kit/feedback/confirm.tsx';
import { GuardedRouter } from '../kit/form/leave-question.tsx';
import { OverviewScreen } from '../operations/overview/overview-screen.tsx';
import type { Platform } from '../platform.ts';
import { PlatformContext, usePlatform } from '../session/platform-context.ts';
import { createQueryClient } from '../session/query-client.ts';
import { requireSession } from '../session/require-session.ts';
import { useSession } from '../session/session-context.ts';
import { AdminLayout } from './admin-layout.tsx';
import { MENU } from './menu-part.ts';
import { ScreenRoute } from './screen-route.tsx';
import { FIRST_SCREENS } from './screens/first.ts';
import { FirstPasswordGate } from './sign-in/first-password-gate.tsx';
import { FreshProofGate } from './sign-in/fresh-proof-gate.tsx';
import { SecondProofGate } from './sign-in/second-proof-gate.tsx';
import { SessionGate } from './sign-in/session-gate.tsx';
import './admin.css';

/** Loaded only when a session ends by itself. */
const SignInDialog = lazy(async () => ({ default: (await import('./sign-in/sign-in-dialog.tsx')).SignInDialog }));

const OtherScreens = lazy(async () => ({ default: (await MENU.load()).OtherScreens }));

type Props = {
  readonly platform: Platform;
  /** The path before the addresses of the screens; `/` if there is none. */
  readonly basename: string;
  /** The user at the time the document was opened, whose session may have ended before the first draw. */
  readonly openedBy?: User | undefined;
};

/** The whole back office, in any shell, which has put the theme around it. */
export function AdminApp({ platform, basename, openedBy }: Props) {
  const [proofPrompt] = useState(createFreshProofPrompt);
  const guarded = useMemo(() => guard(platform, proofPrompt), [platform, proofPrompt]);
  useEffect(() => platform.onFreshProofRequired?.(proofPrompt.ask), [platform, proofPrompt]);
  return (
    <PlatformContext value={guarded}>
      <SessionGate openedBy={openedBy}>
        <SignedIn basename={basename} proofPrompt={proofPrompt} />
      </SessionGate>
    </PlatformContext>
  );
}

/** Sends nothing while nobody is signed in, and holds calls that need a fresh proof until one is given. */
function guard(platform: Platform, proofPrompt: FreshProofPrompt): Platform {
  const transport = withFreshProof(platform.transport, proofPrompt.begin);
  return { ...platform, transport: requireSession(transport, platform.session) };
}

type SignedInProps = { readonly basename: string; readonly proofPrompt: FreshProofPrompt };

function SignedIn({ basename, proofPrompt }: SignedInProps) {
  const { user } = useSession();
  return (
    <>
      <FirstPasswordGate key={user.id}>
        <AccountWorkspace basename={basename} />
      </FirstPasswordGate>
      <FreshProofGate proofPrompt={proofPrompt} />
    </>
  );
}

/** The queries and open windows of one account; the next account starts afresh. */
function AccountWorkspace({ basename }: Pick<Props, 'basename'>) {
  const { hasExpired } = useSession();
  const { readDay } = usePlatform();
  const [queries] = useState(() => createQueryClient(readDay?.()));
  const [banners] = useState(createBanners);
  return (
    <QueryClientProvider client={queries}>
      <BannersContext value={banners}>
        <ConfirmProvider>
          <UploadsProvider>
            <GuardedRouter basename={basename}>
              <SecondProofGate>
                <AdminLayout>
                  <Screens />
                </AdminLayout>
              </SecondProofGate>
            </GuardedRouter>
            <BannerRegion />
            {hasExpired && (
              <Suspense>
                <SignInDialog />
              </Suspense>
            )}
          </UploadsProvider>
        </ConfirmProvider>
      </BannersContext>
    </QueryClientProvider>
  );
}

/** The first screen is there at once, all others once their table has loaded. */
function Screens() {
  const first = (
    <ScreenRoute screen={FIRST_SCREENS[0]}>
      <OverviewScreen />
    </ScreenRoute>
  );
  return (
    <Routes>
      <Route index element={first} />
      <Route path="*" element={<OtherScreens />} />
    </Routes>
  );
}
