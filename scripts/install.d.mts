export declare const root: string;
export type Locked = {
    version?: string;
    link?: boolean;
    optional?: boolean;
    devOptional?: boolean;
    peer?: boolean;
};
export type LockedPackages = Record<string, Locked>;
/**
 * Is everything in `wanted` in place? npm writes its list of what it installed last of all, so a broken-off
 * install has none; contents are compared, as file times change with every checkout.
 *
 * @param {LockedPackages} wanted packages of package-lock.json
 * @param {LockedPackages | undefined} installed packages of node_modules/.package-lock.json
 * @param {(path: string) => boolean} isThere
 */
export declare function isInstalled(wanted: LockedPackages, installed: LockedPackages | undefined, isThere: (path: string) => boolean): boolean;
/**
 * Runs npm, its output shown; returns its exit code.
 *
 * @param {string[]} args
 * @param {string} [cwd]
 * @returns {Promise<number>}
 */
export declare function npm(args: string[], cwd?: string): Promise<number>;
/** Makes sure that the dependencies are installed; ends the process with a hint if they cannot be. */
export declare function install(): Promise<void>;
