export {
  changeAccount,
  closeAccount,
  emailTaken,
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
  languageOfAccount,
  listAccounts,
  listAvatarFiles,
  openAccount,
  provedEmailOf,
  readAccountsToFind,
  refuseTakenEmail,
} from './accounts.ts';
export { isAdminAddress, listAllOwnerAddresses, listOwnerAddresses } from './owner-addresses.ts';
export { createPasswords, type PasswordMatch, type Passwords } from './passwords.ts';
export type { UsersTable } from './people.table.ts';
export { viewOwnAccount, viewUser } from './people.view.ts';
