export type Account = {
    uid?: number;
    gid?: number;
};
/** @typedef {{ uid?: number, gid?: number }} Account */
/**
 * The first of these accounts of the system that exists, if this user is root; else none is needed.
 *
 * @param {string[]} names
 * @returns {Account}
 */
export declare function lesserAccount(names: string[]): Account;
