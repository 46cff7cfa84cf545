import { links } from '@jangteo/contract/links';
import { useNavigate } from '@jangteo/navigation';
import { useEffect } from 'react';

/** Stands where something would be that does not exist: leads to /404. */
export function Missing() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(links.notFound(), { replace: true });
  }, [navigate]);
  return null;
}
