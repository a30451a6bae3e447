import { Suspense } from 'react';
import { LoadingFace } from '../kit/feedback/query-faces.tsx';
import { canOpen } from '../session/guard.ts';
import { Leave } from '../session/leave.tsx';
import { usePlatform } from '../session/platform-context.ts';
import { ScreenContext } from '../session/screen-context.ts';
import { useSession } from '../session/session-context.ts';
import { RefusedRoute } from './route-faults.tsx';
import type { ScreenRow } from './screens.ts';

/** The one guard: who may not open the screen gets nothing of it, not even its code. */
export function ScreenRoute({ screen }: { readonly screen: ScreenRow }) {
  const { user } = useSession();
  if (!canOpen(screen, user)) return <Refused />;
  return (
    <ScreenContext value={screen}>
      <Suspense fallback={<LoadingFace />}>
        <screen.Content />
      </Suspense>
    </ScreenContext>
  );
}

/** A wrong role is sent to the site's home page, where there is a site. */
function Refused() {
  const { site } = usePlatform();
  return site ? <Leave through={site.toHome} /> : <RefusedRoute />;
}
