/** Thrown by a route's `load` when what the address names does not exist; the visitor ends at /404. */
export class NotFound extends Error {
  constructor() {
    super('There is nothing at this address');
    this.name = 'NotFound';
  }
}
