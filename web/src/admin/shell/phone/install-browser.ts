import type { AppInstall, InstallState } from '../../phone-shell.ts';

/** What Chromium says once the page can be installed: https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface */
type InstallPrompt = Event & { readonly installPrompt: () => Promise<unknown> };

declare global {
  interface WindowEventMap {
    readonly beforeinstallprompt: InstallPrompt;
  }
  interface Navigator {
    /** WebKit only. */
    readonly standalone?: boolean;
  }
}

/** Whether the back office runs as an installed app. */
export function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches || navigator.standalone === true;
}

/** To be created as soon as the page loads: the browser announces only once that it can be installed. */
export function createAppInstall(): AppInstall {
  const listeners = new Set<() => void>();
  let installPrompt: InstallPrompt | undefined;

  function change(next: InstallPrompt | undefined): void {
    installPrompt = next;
    for (const listener of listeners) listener();
  }

  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event);
  });
  window.addEventListener('appinstalled', () => change(undefined));

  return {
    readState(): InstallState {
      if (isInstalled()) return 'INSTALLED';
      if (installPrompt) return 'BY_PRESS';
      return isOfApple() ? 'BY_HAND' : 'NEVER';
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async promptUser() {
      const pending = installPrompt;
      change(undefined);
      await pending?.installPrompt();
    },
  };
}

/** An iPad reports itself as a Mac, but a Mac has no touch. */
function isOfApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
