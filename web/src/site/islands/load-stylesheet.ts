let loading: Promise<void> | undefined;

/**
 * Loads the site's stylesheet, which the document names: a page has the rules in it that it uses as it is read, and what
 * comes to life in it draws more. Rejects where it could not be loaded; it is tried again when it is next asked for.
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
