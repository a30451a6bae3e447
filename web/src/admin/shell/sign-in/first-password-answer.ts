import { findStorage } from '../../../browser/find-storage.ts';

const KEY = 'first-password-put-off';

/** Whether the user has postponed a new password in this tab, so that a reload does not ask again. */
export function hasPutOffPassword(userId: string): boolean {
  return findStorage('sessionStorage')?.getItem(KEY) === userId;
}

/** Lasts until the tab is closed, or the user signs out. */
export function putOffPassword(userId: string): void {
  try {
    findStorage('sessionStorage')?.setItem(KEY, userId);
  } catch {
    // Without storage it is asked again.
  }
}

/** For the next user who signs in. */
export function forgetPutOffPassword(): void {
  findStorage('sessionStorage')?.removeItem(KEY);
}
