/** The bar's own texts; its lines are the owner's. */
export const menu = {
  name: 'Menu principale',
  loading: 'Loading menu...',
  failed: 'Failed to load menu',
  failedWhy: 'Failed to fetch menu items (api)',
};
