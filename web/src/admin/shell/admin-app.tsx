import { withFreshProof } from '@approdo/shared/client/fresh-proof';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createFreshProofPrompt, type FreshProofPrompt } from '../../proofs/fresh-proof-prompt.ts';
import { UploadsProvider } from '../content/uploads/index.ts';
import { BannerRegion } from '../kit/feedback/banner-region.tsx';
import { BannersContext, createBanners } from '../kit/feedback/banners.ts';
import { ConfirmProvider } from '../kit/feedback/confirm.tsx';
import type { Platform } from '../platform.ts';
import { PlatformContext } from '../session/platform-context.ts';
import { createQueryClient } from '../session/query-client.ts';
import { requireSession } from '../session/require-session.ts';
import { useSession } from '../session/session-context.ts';
import { FirstPasswordGate } from './sign-in/first-password-gate.tsx';
import { FreshProofGate } from './sign-in/fresh-proof-gate.tsx';
import { SessionGate } from './sign-in/session-gate.tsx';
import { resolveVariables, THEME } from './theme.ts';
import './admin.css';
import type { RouteObject } from 'react-router-dom';
import { LoadingState } from '../kit/feedback/query-states.tsx';
import { canOpen } from '../session/guard.ts';
import { Leave } from '../session/leave.tsx';
import { usePlatform } from '../session/platform-context.ts';
import { ScreenContext } from '../session/screen-context.ts';
import { AdminLayout } from './admin-layout.tsx';
import { BrokenRoute, RefusedRoute, UnknownRoute } from './route-faults.tsx';
import type { ScreenRow } from './screens/screen-row.ts';
import { INNER_SCREENS, SCREENS } from './screens.ts';
import { SecondProofGate } from './sign-in/second-proof-gate.tsx';

/** The routes of the back office, from the table of screens. */
const ROUTES: RouteObject[] = [
  {
    path: '/',
    element: (
      <SecondProofGate>
        <AdminLayout />
      </SecondProofGate>
    ),
    children: [
      {
        errorElement: <BrokenRoute />,
        children: [...[...SCREENS, ...INNER_SCREENS].map(routeOf), { path: '*', element: <UnknownRoute /> }],
      },
    ],
  },
];

function routeOf(screen: ScreenRow): RouteObject {
  const element = <ScreenRoute screen={screen} />;
  if (screen.path === '') return { index: true, element };
  return { path: screen.rest ? `${screen.path}/${screen.rest}` : screen.path, element };
}

/** Loaded only when a session ends by itself. */
const SignInDialog = lazy(async () => ({ default: (await import('./sign-in/sign-in-dialog.tsx')).SignInDialog }));

type Router = ReturnType<typeof createBrowserRouter>;

type Props = {
  readonly platform: Platform;
  /** The path before the addresses of the screens; `/` if there is none. */
  readonly basename: string;
};

/** The whole back office, in any shell. */
export function AdminApp({ platform, basename }: Props) {
  const [router] = useState(() => createBrowserRouter(ROUTES, { basename }));
  const [proofPrompt] = useState(createFreshProofPrompt);
  const guarded = useMemo(() => guard(platform, proofPrompt), [platform, proofPrompt]);
  useEffect(() => platform.onFreshProofRequired?.(proofPrompt.ask), [platform, proofPrompt]);
  return (
    <MantineProvider theme={THEME} cssVariablesResolver={resolveVariables} forceColorScheme="light">
      <PlatformContext value={guarded}>
        <SessionGate>
          <SignedIn router={router} proofPrompt={proofPrompt} />
        </SessionGate>
      </PlatformContext>
    </MantineProvider>
  );
}

/** Sends nothing while nobody is signed in, and holds calls that need a fresh proof until one is given. */
function guard(platform: Platform, proofPrompt: FreshProofPrompt): Platform {
  const transport = withFreshProof(platform.transport, proofPrompt.begin);
  return { ...platform, transport: requireSession(transport, platform.session) };
}

type SignedInProps = { readonly router: Router; readonly proofPrompt: FreshProofPrompt };

function SignedIn({ router, proofPrompt }: SignedInProps) {
  const { user } = useSession();
  return (
    <>
      <FirstPasswordGate key={user.id}>
        <AccountWorkspace router={router} />
      </FirstPasswordGate>
      <FreshProofGate proofPrompt={proofPrompt} />
    </>
  );
}

/** The queries and open windows of one account; the next account starts afresh. */
function AccountWorkspace({ router }: { readonly router: Router }) {
  const { hasExpired } = useSession();
  const [queries] = useState(createQueryClient);
  const [banners] = useState(createBanners);
  return (
    <QueryClientProvider client={queries}>
      <BannersContext value={banners}>
        <ConfirmProvider>
          <UploadsProvider>
            <RouterProvider router={router} />
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

/** The only guard: an account without access gets nothing of the screen, not even its code. */
function ScreenRoute({ screen }: { readonly screen: ScreenRow }) {
  const { user } = useSession();
  if (!canOpen(screen, user)) return <Refused />;
  return (
    <ScreenContext value={screen}>
      <Suspense fallback={<LoadingState />}>
        <screen.Content />
      </Suspense>
    </ScreenContext>
  );
}

/** A wrong role is sent to the site's home page, if there is a site. */
function Refused() {
  const { site } = usePlatform();
  return site ? <Leave through={site.toHome} /> : <RefusedRoute />;
}
