/** Modules that the build makes: see vite.config.ts. */

declare module 'virtual:worker-url' {
  /** The address of the program that runs in the worker; a module. */
  export const workerUrl: string;
}

declare module 'virtual:analysis-worker-url' {
  /** The address of the program that analyses a game in a worker; a module. */
  export const analysisWorkerUrl: string;
}

declare module 'virtual:daily-worker-url' {
  /** The address of the program that walks daily roads in a worker; a module. */
  export const dailyWorkerUrl: string;
}
