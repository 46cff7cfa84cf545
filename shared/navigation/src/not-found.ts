/** Thrown by a route's `load` when the item in the address does not exist; the visitor is led to /404. */
export class NotFound extends Error {
  constructor() {
    super('There is nothing at this address');
    this.name = 'NotFound';
  }
}
