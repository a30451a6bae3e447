import type { account as italian } from '../it/account.ts';

export const account = {
  corner: {
    register: 'Sign up',
    profile: 'Profile settings',
    manage: 'Manage',
    signOut: 'Log out',
    signOutFailed: 'We couldn’t log you out',
  },
  login: {
    send: 'Log in',
    withPasskey: 'Sign in with a passkey',
    failed: 'We couldn’t log you in',
    forgotten: 'Forgot your password?',
    noAccount: 'No account yet? Sign up',
  },
  second: {
    title: 'One more step',
    appText: 'Open your authenticator app and enter the 6 digits.',
    passkeyText: 'Confirm with your passkey.',
    unreadable: 'Codes from your app no longer work on this site: use a recovery code.',
    code: 'Code',
    recovery: 'Recovery code',
    remember: 'Don’t ask again on this device for 30 days',
    send: 'Continue',
    useRecovery: 'Use a recovery code',
    usePasskey: 'Use a passkey',
    confirmPasskey: 'Use your passkey',
    again: 'Start again',
  },
  register: {
    send: 'Sign up',
    failed: 'We couldn’t create your account',
    confirmPassword: 'Repeat your password',
    passwordsDiffer: 'The two passwords don’t match',
    privacyMissing: 'Please accept the privacy notice to sign up.',
    sent: 'You’re almost there: please check your inbox!',
    hasAccount: 'Already have an account? Log in',
  },
  confirmation: {
    waiting: 'We’re confirming your email address…',
    invalidLink: 'This link isn’t valid',
    failed: 'We couldn’t confirm your address',
    done: 'Your email address is confirmed.',
    resend: 'Send a new confirmation',
    resendFailed: 'We couldn’t send your request',
    toHome: 'Back to the home page',
  },
  disown: {
    send: 'It wasn’t me: remove my address',
    failed: 'That didn’t work',
  },
  forgotten: {
    send: 'Send me the link',
    failed: 'We couldn’t send your request',
  },
  reset: {
    send: 'Save the new password',
    failed: 'We couldn’t change the password',
    toLogin: 'Log in',
  },
} satisfies typeof italian;
