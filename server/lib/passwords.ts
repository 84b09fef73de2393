import { hash, verify } from '@node-rs/argon2'
import { makeQueue } from './queue.ts'

/** argon2id with 19 MiB: 23 to 46 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** More at once would take the cores from the players who are already in; so many waiting wait about a second. */
const enqueue = makeQueue({ atOnce: 2, waiting: 40 })

/** @throws QueueFull */
export function hashPassword(password: string): Promise<string> {
  return enqueue(() => hash(password, COST))
}

/** Made once: what an unknown account's password is compared with, so that it takes as long as a known one's. */
let nobodysHash: Promise<string> | null = null

/** @throws QueueFull */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hash('nobody has this password', COST)
  const compared = stored ?? (await nobodysHash)
  const isRight = await enqueue(() => verify(compared, password))
  return isRight && stored !== null
}
