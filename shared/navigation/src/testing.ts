/** A router without a browser's address bar; the page carries none. */
export { createMemoryRouter } from 'react-router-dom';
