import type { accountPages as italian } from '../../it/accounts/account-pages.ts';

export const accountPages = {
  needsScript: 'Please turn on JavaScript to use this page.',
  login: {
    title: 'Log in',
    description: 'Log in to request a stay.',
    lead: 'Log in to send requests and see how they’re coming along.',
  },
  register: {
    title: 'Sign up',
    description: 'Open an account to request a stay.',
    lead: 'It takes a minute: with an account you can send a request and get our confirmation.',
  },
  confirmEmail: {
    title: 'Confirm your email',
    description: 'Confirmation of your email address.',
    lead: 'Press the button to confirm that this address is yours.',
  },
  disown: {
    title: 'Wasn’t it you?',
    description: 'Remove your address from an account that isn’t yours.',
    lead: 'Somebody opened an account with your email address. If it wasn’t you, remove it: the account opened with your address will be deleted.',
  },
  resendConfirmation: {
    title: 'New confirmation',
    description: 'Ask for a new confirmation email.',
    lead: 'Enter your address and we’ll send you a new link.',
  },
  forgotPassword: {
    title: 'Forgot your password?',
    description: 'Ask for a new password.',
    lead: 'Enter your address and we’ll send you a link to choose a new one.',
  },
  resetPassword: {
    title: 'New password',
    description: 'Choose a new password.',
    lead: 'Choose your new password: you’ll be logged out everywhere else.',
  },
  profile: { title: 'Profile settings', description: 'Name, email, avatar and password.' },
} satisfies typeof italian;
