export type Account = import('./account.mjs').Account;
export type Postgres = {
    /**
     * address of an empty database
     */
    url: string;
    /**
     * ends the server, by default in order, and starts it again
     */
    restart: (signal?: NodeJS.Signals) => Promise<void>;
    /**
     * ends the server and removes its files
     */
    stop: () => Promise<void>;
};
/**
 * Starts a PostgreSQL of its own. Throws if there is none and none can be had: tests must never pass because
 * they did not run.
 *
 * @returns {Promise<Postgres>}
 */
export declare function startPostgres(): Promise<Postgres>;
