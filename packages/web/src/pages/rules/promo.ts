/** The people one meets only with the promos. */

export const PROMO_ENCOUNTERS: readonly string[] = ['itamae', 'kitoushi', 'saru', 'takuhatsuso'];
