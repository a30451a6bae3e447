/**
 * Makes links with `data-back` go back in the history: `site` if the visitor came from this site, `list` only from the
 * page that the link names. For other visitors it is a plain link.
 */
export function followBackLinks(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-back]') : null;
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!cameFrom(link)) return;
    event.preventDefault();
    history.back();
  });
}

function cameFrom(link: HTMLAnchorElement): boolean {
  if (history.length < 2 || document.referrer === '') return false;
  const from = new URL(document.referrer);
  if (from.origin !== location.origin || from.pathname === location.pathname) return false;
  return link.dataset.back === 'site' || from.pathname === link.pathname;
}
