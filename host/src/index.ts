// Decision: docs/decisions/2026-11-25-scripts-are-evaluated-in-short-tasks.md

import { canSpeakToApp } from '@jangteo/native';
import { holdMessages } from './native/hold-messages.ts';

/** The order in which they import each other. The comments keep them in the first scripts. */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@jangteo/navigation'),
  () => import(/* webpackMode: "eager" */ '@jangteo/ui'),
  () => import(/* webpackMode: "eager" */ '@jangteo/session'),
  () => import(/* webpackMode: "eager" */ './bootstrap.tsx'),
];

/** Evaluates each in a task of its own: between two of them the browser paints, and answers the visitor. */
async function evaluate(): Promise<void> {
  for (const part of parts) {
    await nextTask();
    await part();
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// The app may speak as soon as the document is parsed.
if (canSpeakToApp()) holdMessages();
void evaluate();
