/** For developers who look for the reason why a message of the app has no effect; visitors see nothing of it. */
// biome-ignore lint/suspicious/noConsole: it is what a console is for
export const logRefusal = (what: string, details: object): void => console.warn(`jangteo: ${what} refused`, details);
