/** Keeps the address's fragment on links with `data-fragment`, to the same page in another language, which needs it. */
export function copyFragmentOnChange(): void {
  copyFragment();
  addEventListener('hashchange', copyFragment);
}

function copyFragment(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-fragment]')) link.hash = location.hash;
}
