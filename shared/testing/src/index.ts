import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

/** The library waits for a second, in which a busy machine may not get to what a test looks for. */
configure({ asyncUtilTimeout: 5_000 });

export { act, cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
export { scrollIntoView } from './browser-doubles.ts';
export { answer, answerFully, answerRaw, type FakeRequest, holdBack, refuse, requestsTo } from './fake-network.ts';
export { type RenderedPage, renderPage, renderPart, settings, shopOrigin } from './render-page.tsx';
export { pagesOf, product } from './samples.ts';
export { signInAs } from './visitor.ts';
