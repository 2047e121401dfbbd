/** Writing records, apart from the rest: a table is opened far more often than its record is asked for. */

export { recordText } from '@tokaido/table';
