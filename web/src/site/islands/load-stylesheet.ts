let loading: Promise<void> | undefined;

/**
 * Loads the site's full stylesheet, which the document names: a page inlines only the rules it first uses, and hydrated
 * islands need more. Rejects if it could not be loaded; the next call tries again.
 */
export function loadStylesheet(): Promise<void> {
  loading ??= addStylesheet(document.documentElement.dataset.styles);
  return loading;
}

async function addStylesheet(href: string | undefined): Promise<void> {
  if (!href || document.querySelector(`head link[rel="stylesheet"][href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      loading = undefined;
      reject(new Error(`${href} could not be loaded`));
    });
    document.head.append(link);
  });
}
