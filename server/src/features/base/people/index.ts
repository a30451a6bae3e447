export {
  changeAccount,
  closeAccount,
  findAccountByEmail,
  findConfirmedEmail,
  findFormerAddress,
  findHolderOfEmail,
  forgetConfirmedEmail,
  forgetFormerEmails,
  getAccount,
  hasAdministrator,
  isAdmin,
  isLastAdministrator,
  keepConfirmedEmail,
  listAccounts,
  listAvatarFiles,
  openAccount,
  provedEmailOf,
} from './accounts.ts';
export { languageOfAccount } from './language-of-account.ts';
export { isAdminAddress, listAllOwnerAddresses, listOwnerAddresses } from './owner-addresses.ts';
export { createPasswords, type PasswordMatch, type Passwords } from './passwords.ts';
export type { UsersTable } from './people.table.ts';
export { viewOwnAccount, viewUser } from './people.view.ts';
export { readAccountsToFind } from './searchable-accounts.ts';
export { emailTaken, refuseTakenEmail } from './taken-email.ts';
