/** Says of each part with `data-seen` whether it is on the screen, for stylesheets; with `data-once` it stays `true`. */
export function tellWhatIsSeen(): void {
  const watcher = new IntersectionObserver((changes) => {
    for (const { isIntersecting, target } of changes) {
      target.setAttribute('data-seen', `${isIntersecting}`);
      if (isIntersecting && target.hasAttribute('data-once')) watcher.unobserve(target);
    }
  });
  for (const part of document.querySelectorAll('[data-seen]')) watcher.observe(part);
}
