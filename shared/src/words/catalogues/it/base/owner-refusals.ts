/** Why files and rich content are refused, for owners and editors and their programs. */
export const inputRefusals = {
  bodyNotDeclaredAs: ({ type }: { readonly type: string }) => `Il corpo della richiesta deve essere ${type}`,
  embedForbidden: ({ subject }: { readonly subject: string }) =>
    `Questo contenuto non può essere incorporato: ${subject}`,
};
