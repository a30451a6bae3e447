/** The stylesheet of the bar knows it, where there are no popovers. */
const OPEN = 'data-open';

// For one page, and only where it is loaded: the script of every page has no room for its name.
openPanelByHand();

/** What browsers with popovers do by themselves: the button of the bar's panel opens it and closes it, and a press outside, Escape and the focus that leaves close. */
function openPanelByHand(): void {
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

/** What opens it counts as within. */
function isOutside(panel: HTMLElement, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || panel.contains(target)) return false;
  return target.closest('[popovertarget]')?.getAttribute('popovertarget') !== panel.id;
}
