/** What other slices may ask of accounts, in their own transaction. */
export {
  deleteMailedTokensOf,
  deleteSessionsOf,
  findUserByEmail,
  getUserById,
  insertUser,
  updateUser,
} from './auth.repository.ts';
