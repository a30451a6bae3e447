/** Links with `data-fragment` lead to the same page in another language, of which what stands behind # opens what it shows. */
export function keepFragments(): void {
  keep();
  addEventListener('hashchange', keep);
}

function keep(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-fragment]')) link.hash = location.hash;
}
