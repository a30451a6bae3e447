/**
 * A link with `data-back` leads where one came from: `site`, wherever on the site that was; `list`, only if it was the page that the link names.
 * For one who came from elsewhere it is a plain link.
 */
export function returnByBackLinks(): void {
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
