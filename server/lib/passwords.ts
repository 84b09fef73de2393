import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB: 23 to 46 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** More at once would take the cores from the players who are already in. */
const AT_ONCE = 2
/** About a second of waiting. */
const QUEUE_LENGTH = 40

/** Too many wait for a password check already. */
export class PasswordQueueFull extends Error {}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= QUEUE_LENGTH) throw new PasswordQueueFull()
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST))
}

/** Made once: what an unknown account's password is compared with, so that it takes as long as a known one's. */
let nobodysHash: Promise<string> | null = null

/** @throws PasswordQueueFull */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hash('nobody has this password', COST)
  const compared = stored ?? (await nobodysHash)
  const isRight = await inTurn(() => verify(compared, password))
  return isRight && stored !== null
}
