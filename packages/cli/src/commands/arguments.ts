/** Reads the values of options. Commander prints what is wrong, with the name of the option before it. */

import { InvalidArgumentError } from 'commander';

export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

export function seconds(text: string): number {
  const value = Number(text);
  if (value > 0 && value <= 600) return value;
  throw new InvalidArgumentError('It must be a number of seconds up to 600.');
}

/** Points of a hundred. */
export function points(text: string): number {
  const value = Number(text);
  if (value > 0 && value < 100) return value;
  throw new InvalidArgumentError('It must be a number of points above 0 and below 100.');
}
