import type { answers as italian } from '../it/answers.ts';
import type { In } from '../say.ts';

export const answers: In<typeof italian> = {
  accountUnknown: 'User not found',
  bookingUnknown: 'Booking not found',
  galleryUnknown: 'Gallery not found',
  pageUnknown: 'Page not found',
  postUnknown: 'Post not found',
  bookingDecided: 'Only a pending request can be withdrawn',
  credentialsWrong: 'Wrong email or password',
  emailTaken: 'This email address is already registered',
  linkUsed: 'The link is not valid: it may have been used already, or you may have received a newer one.',
  linkExpired: 'The link has expired. Please request a new one.',
  accountConfirmed: 'The address is already confirmed: the account stays. If it is not yours, please write to us.',
  accountOfStaff: 'This account cannot be deleted here. Please write to us.',
  currentPasswordWrong: 'The current password is not correct',
  avatarUnknown: 'The avatar must be a JPEG, PNG, WebP or GIF picture, or one of those on offer',
  avatarNoPicture: 'The avatar must be a JPEG, PNG, WebP or GIF picture',
  avatarTooHeavyInline: 'A picture over 1MB must be sent as a file',
  emailConfirmed: 'Your email address is confirmed.',
  confirmationSent: 'If there is an account to confirm with this address, the link is on its way.',
  resetSent: 'If there is an account with this address, the link for the new password is on its way.',
  passwordSet: 'Your new password is set. You can now sign in.',
  emailDisowned: 'Done: your address no longer belongs to that account.',
  messageSent: 'Your message has been sent!',
  formerGuest: 'Guest',
};
