import { useParams } from 'react-router-dom';
import { BookingPage } from './booking-page.tsx';

/** The booking named by the address; another address remounts the page, so nothing is left of the one before. */
export function BookingScreen() {
  const { id = '' } = useParams();
  return <BookingPage key={id} id={id} />;
}
