import { links } from '@jangteo/contract/links';
import { useNavigate } from '@jangteo/navigation';
import { useEffect } from 'react';

/** Leads to /404 in place of something that does not exist. */
export function Missing() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(links.notFound(), { replace: true });
  }, [navigate]);
  return null;
}
