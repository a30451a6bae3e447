import { RegisterForm } from '../../accounts/sign-in/register-form.tsx';
import { readReturnPath } from '../../accounts/sign-in/return-path.ts';
import { SavedDates } from '../../bookings/request/saved-dates.tsx';
import { claimSentRequest, findSavedRequest, leadsToRequest } from '../../bookings/request/saved-request.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** The form for registering, below what was filled in on the way to it: that is the new account's from then on. */
export function RegisterIsland() {
  const { language } = useTexts();
  const isForRequest = () => leadsToRequest(readReturnPath(language)) && findSavedRequest() !== undefined;
  return (
    <>
      <SavedDates />
      <RegisterForm
        isForRequest={isForRequest}
        onRegistered={({ id }) => {
          if (isForRequest()) claimSentRequest(id);
        }}
      />
    </>
  );
}
