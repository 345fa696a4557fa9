import { useLocation } from 'react-router-dom';

/** Shows where a test's router is, like an address bar: `getByRole('status', { name: 'Address' })`. */
export function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}
