/** A router without the browser's address bar; it is not part of the pages' bundles. */
export { createMemoryRouter } from 'react-router-dom';
