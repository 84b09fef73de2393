import { randomInt } from 'node:crypto'

const STEPS = 2 ** 47

/** 0 to 1, below 1. Rules that draw or shuffle are handed it, so that a test can hand them another. */
export function chance(): number {
  return randomInt(STEPS) / STEPS
}
