/** Keeps the address's query and fragment on links with `data-same-link`, to the same page in another language. */
export function copyLinkOnChange(): void {
  copyLink();
  addEventListener('hashchange', copyLink);
}

function copyLink(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-same-link]')) {
    link.search = location.search;
    link.hash = location.hash;
  }
}
