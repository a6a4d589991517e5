/** Returns a path, which works on every host of the app. */
export const toPath = (url: string) => new URL(url).pathname;
