import type { account as italian } from '../../it/accounts/account.ts';

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
  },
  secondProof: {
    title: 'One more step',
    app: 'Open your authenticator app and enter the 6 digits.',
    appUnreadable: 'The app’s code no longer works on this site: use a recovery code.',
    passkey: 'Confirm with your passkey.',
    noWay: 'None of your ways to confirm can be used from here.',
    code: 'Code',
    recoveryCode: 'Recovery code',
    remember: 'Don’t ask again on this device for 30 days',
    askPasskey: 'Use the passkey',
    usePasskey: 'Use a passkey',
    useRecovery: 'Use a recovery code',
    useCode: 'Use the code',
    usePassword: 'Use the password',
    restart: 'Start again',
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
    send: 'Confirm my address',
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
