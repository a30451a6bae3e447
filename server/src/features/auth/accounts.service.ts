/** What other slices may ask of accounts, in their own transaction. */
export {
  deleteMailedTokensOf,
  deleteSessionsOf,
  findUserByEmail,
  getUserById,
  insertUser,
  isAdmin,
  updateUser,
} from './auth.repository.ts';
