import '@testing-library/jest-dom';

export { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
export { scrollIntoView } from './browser-doubles.ts';
export { answer, answerFully, answerRaw, type FakeRequest, holdBack, refuse, requestsTo } from './fake-network.ts';
export { type RenderedPage, renderPage, renderPart, settings, shopOrigin } from './render-page.tsx';
export { pagesOf, product } from './samples.ts';
export { signInAs } from './visitor.ts';
