import { LoginForm } from '../../accounts/sign-in/login-form.tsx';
import { SavedDates } from '../../bookings/request/saved-dates.tsx';

/** The form for signing in, below what was filled in on the way to it. */
export function LoginIsland() {
  return (
    <>
      <SavedDates />
      <LoginForm />
    </>
  );
}
