/** For whoever looks for the reason why the page does not do what the app says; a visitor sees nothing of it. */
// biome-ignore lint/suspicious/noConsole: it is what a console is for
export const logRefusal = (what: string, details: object): void => console.warn(`jangteo: ${what} refused`, details);
