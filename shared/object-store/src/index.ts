// Decision: docs/decisions/2026-11-23-files-live-in-an-object-store.md

export { type ObjectStore, ObjectStoreUnavailable } from './object-store.ts';
export { openObjectStore } from './open-object-store.ts';
