import { findStorage } from '../../../browser/find-storage.ts';

const KEY = 'first-password-put-off';

/** Whether somebody has put off a password of her own in this tab, which a page that is loaded anew would ask for again. */
export function hasPutOffPassword(userId: string): boolean {
  return findStorage('sessionStorage')?.getItem(KEY) === userId;
}

/** Until the tab is closed, or one signs out. */
export function putOffPassword(userId: string): void {
  try {
    findStorage('sessionStorage')?.setItem(KEY, userId);
  } catch {
    // Where nothing can be kept it is asked again.
  }
}

/** For whoever signs in next. */
export function forgetPutOffPassword(): void {
  findStorage('sessionStorage')?.removeItem(KEY);
}
