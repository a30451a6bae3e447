import { Island } from '../../page/island.tsx';
import { RegistrationWatch } from './registration-watch.tsx';

/** The owner's page that is only a stage of registering: it redirects once the address is confirmed. */
export const afterRegistration = {
  slug: 'registrazione-richiesta',
  Above: () => <Island name="confirmation" wake="session" Component={RegistrationWatch} props={{}} />,
};
