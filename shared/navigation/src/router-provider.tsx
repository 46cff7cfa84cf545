import { type ComponentProps, createContext, useContext } from 'react';
import { RouterProvider as Provider } from 'react-router-dom';

type Router = ComponentProps<typeof Provider>['router'];

const CurrentRouter = createContext<Router | undefined>(undefined);

/** Unlike the router's own contexts this one never changes, so that no link is rendered anew after a navigation. */
export function RouterProvider({ router }: { router: Router }) {
  return (
    <CurrentRouter value={router}>
      {/* In a transition, the next page would be rendered in slices between all other work, and after it. */}
      <Provider router={router} useTransitions={false} />
    </CurrentRouter>
  );
}

/** Undefined on the server, where no link is pressed. */
export const useRouter = (): Router | undefined => useContext(CurrentRouter);
