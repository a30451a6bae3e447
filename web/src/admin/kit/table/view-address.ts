import type { View } from './arrange-rows.ts';

/** Reads the view of the list of that name from the address; a page that is no number is the first. */
export function readView(address: URLSearchParams, name: string): View {
  const order = address.get(`${name}.ordine`) ?? undefined;
  const page = Number(address.get(`${name}.pagina`));
  return {
    search: address.get(`${name}.cerca`) ?? '',
    order: order?.replace(/^-/, ''),
    isDescending: order?.startsWith('-') ?? false,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address with that list's view in it, and the rest unchanged. */
export function writeView(address: URLSearchParams, name: string, view: View): URLSearchParams {
  const written = new URLSearchParams(address);
  const parts = {
    cerca: view.search,
    ordine: view.order ? `${view.isDescending ? '-' : ''}${view.order}` : '',
    pagina: view.page > 1 ? String(view.page) : '',
  };
  for (const [part, value] of Object.entries(parts)) {
    if (value) written.set(`${name}.${part}`, value);
    else written.delete(`${name}.${part}`);
  }
  return written;
}
