import { awaitFirstDraw, ThemeProvider } from '@approdo/web/admin';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Bridge } from '../ipc.ts';
import { DesktopApp, readStart } from './desktop-app.tsx';

declare global {
  interface Window {
    /** Exposed by the preload. */
    readonly approdo: Bridge;
  }
}

const root = document.getElementById('app');
if (!root) throw new Error('The page has no element to show the app in');

void start(root, window.approdo);

/** Draws once it is known what is to be drawn: until then the page's frame stands in its place. */
async function start(place: HTMLElement, bridge: Bridge): Promise<void> {
  const first = await readStart(bridge);
  const user = first.face === 'ready' ? first.platform.session.readUser() : undefined;
  await awaitFirstDraw({ user, isFirstScreen: window.location.pathname === '/' });
  createRoot(place).render(
    <StrictMode>
      <ThemeProvider onChoice={(choice) => void bridge.chooseTheme(choice).catch(() => undefined)}>
        <DesktopApp bridge={bridge} first={first} />
      </ThemeProvider>
    </StrictMode>,
  );
}
