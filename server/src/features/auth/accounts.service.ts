/** What other slices may ask of accounts, in their own transaction. */
export {
  deleteFormerEmail,
  deleteMailedTokensOf,
  deleteSessionsOf,
  deleteUser,
  findConfirmedEmail,
  getUserById,
  insertUser,
  isAdmin,
  putFormerEmail,
  updateUser,
} from './auth.repository.ts';
