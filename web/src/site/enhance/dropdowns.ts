const DROPDOWN = 'details[data-dropdown]';

/** Safari supports popovers from 17 on; before, the selector throws and the button does nothing. */
const hasPopovers = 'popover' in HTMLElement.prototype;

/** Closes dropdowns, and the bar's panel on a narrow screen, on Escape, an outside click and when focus leaves. */
export function closeDropdowns(): void {
  addEventListener('pointerdown', ({ target }) => closeAround(target), true);
  addEventListener('focusin', leaveBehind, true);
  addEventListener('keydown', closeByKey, true);
  addEventListener('pagehide', () => closeAround(null));
  if (!hasPopovers) void import('./panel-by-hand.ts');
}

function leaveBehind({ target }: FocusEvent): void {
  closeAround(target);
  const panel = hasPopovers && document.querySelector<HTMLElement>('[popover]:popover-open');
  if (panel && target instanceof Node && !panel.contains(target) && !isOpenerOf(panel, target)) panel.hidePopover();
}

/** All of them but the one that contains the target. */
function closeAround(target: EventTarget | null): void {
  for (const dropdown of document.querySelectorAll<HTMLDetailsElement>(`${DROPDOWN}[open]`)) {
    if (!(target instanceof Node && dropdown.contains(target))) dropdown.open = false;
  }
}

function closeByKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const dropdown = document.querySelector<HTMLDetailsElement>(`${DROPDOWN}[open]`);
  if (!dropdown) return;
  event.preventDefault();
  dropdown.open = false;
  dropdown.querySelector('summary')?.focus();
}

function isOpenerOf(panel: HTMLElement, target: Node): boolean {
  return target instanceof HTMLButtonElement && target.popoverTargetElement === panel;
}
