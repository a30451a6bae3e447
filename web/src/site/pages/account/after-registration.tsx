import { ConfirmationWatch } from '../../islands/account/confirmation-watch.tsx';
import { Island } from '../../page/island.tsx';

/** The owner's page that is only a stage of registering: it is left once the address is confirmed. */
export const afterRegistration = {
  slug: 'registrazione-richiesta',
  Above: () => <Island name="confirmation" wake="session" Component={ConfirmationWatch} props={{}} />,
};
