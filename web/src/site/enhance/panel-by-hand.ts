/** Used by the bar's stylesheet where there are no popovers. */
const OPEN = 'data-open';

// Loaded by one page at a time, and only if needed: the script of every page has no room for it.
openPanelWithoutPopover();

/** Does what popovers do natively: the button toggles the panel; Escape, an outside press or lost focus close it. */
function openPanelWithoutPopover(): void {
  const opener = document.querySelector<HTMLElement>('[popovertarget]');
  const panel = document.getElementById(opener?.getAttribute('popovertarget') ?? '');
  if (!opener || !panel) return;
  const show = (isOpen: boolean) => {
    panel.toggleAttribute(OPEN, isOpen);
    opener.setAttribute('aria-expanded', String(isOpen));
  };
  show(false);
  opener.addEventListener('click', () => show(!panel.hasAttribute(OPEN)));
  for (const type of ['pointerdown', 'focusin'])
    addEventListener(type, ({ target }) => isOutside(panel, target) && show(false), true);
  addEventListener('pagehide', () => show(false));
  addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented || !panel.hasAttribute(OPEN)) return;
    show(false);
    opener.focus();
  });
}

/** The button that opens it counts as inside. */
function isOutside(panel: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || panel.contains(target)) return false;
  return target.closest('[popovertarget]')?.getAttribute('popovertarget') !== panel.id;
}
