/** Modules that the build makes: see vite.config.ts. */

declare module 'virtual:worker-url' {
  /** The address of the program that runs in the worker; a module. */
  export const workerUrl: string;
}
