import type { User } from '@approdo/shared/contract/accounts/auth';
import { createLatePart } from '../kit/feedback/late-part.ts';
import { isPhone } from '../kit/frame/use-is-phone.ts';
import { canOpen } from '../session/guard.ts';

/** The menu and the table of all other screens: a phone's first screen does without (web/admin-chunks.ts). */
export const MENU = createLatePart(async () => {
  const [{ MenuDrawer, Navigation }, { OtherScreens }, { PhoneMaintenance }, { SCREENS }] = await Promise.all([
    import('./navigation.tsx'),
    import('./other-screens.tsx'),
    import('./phone-maintenance.ts'),
    import('./screens.ts'),
  ]);
  return { MenuDrawer, Navigation, OtherScreens, PhoneMaintenance, SCREENS };
});

/** After this long, what is there is drawn, and says itself what is loading. */
const PATIENCE_MS = 500;

type FirstDraw = {
  readonly user: User | undefined;
  readonly isFirstScreen: boolean;
  /** If the shell has requested the day of an owner's first screen already. */
  readonly awaitDay?: () => Promise<void>;
};

/** Waits for what is to be drawn first, so that it takes the place of the document's frame at once and whole. */
export async function awaitFirstDraw({ user, isFirstScreen, awaitDay }: FirstDraw): Promise<void> {
  if (!user) return;
  const hasMenu = !isPhone() || !isFirstScreen || !canOpen({ access: 'admin' }, user);
  const parts = [isFirstScreen && awaitDay?.(), hasMenu && MENU.load().catch(() => undefined)];
  await Promise.race([Promise.all(parts), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
