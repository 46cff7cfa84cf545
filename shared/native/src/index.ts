export { type DeviceInfo, native, type Permission } from './commands.ts';
export { type AppInbox, type AppMessageHandlers, listenToApp, type Refusal } from './inbox.ts';
export { isApp } from './is-app.ts';
export type { AppMessages } from './messages.ts';
export { pickImage } from './pick-image.ts';
