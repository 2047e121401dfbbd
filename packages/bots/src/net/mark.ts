/** The draw at which an action has stopped, or −1: one of the things a net sees. Set by the evaluator. */
export const mark = { stream: -1 };
