import { useParams } from 'react-router-dom';
import { BookingPage } from './booking-page.tsx';

/** The booking that the address names; another address is another page, with nothing left of the one before. */
export function BookingScreen() {
  const { id = '' } = useParams();
  return <BookingPage key={id} id={id} />;
}
