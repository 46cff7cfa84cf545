import { matchRoute } from '@jangteo/contract/routes';
import { placeInList } from '../place-in-list.ts';
import { routeTable } from '../route-table.ts';

export type UserEventData = Record<string, string | number>;

/** Where a member likes a product: the page, and of a heart that was tapped its list and its place there. */
export function userEventData(heart: Element | undefined): UserEventData {
  const page = matchRoute(routeTable, window.location.pathname)?.route.pageName;
  const { listComponentName, order } = heart ? placeInList(heart) : {};
  return {
    ...(page && { page_name: page }),
    ...(listComponentName && { list_component: listComponentName }),
    ...(order && { order }),
  };
}
