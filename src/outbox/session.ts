import { dropLocal, localKeys } from '#src/lib/storage.ts'

/** Local keys `outbox:<person>:<kind>:<key>:<page>`: what somebody did in a page and the server has not heard of. */
export const PREFIX = 'outbox:'
/** Where versions before the outbox stored it; each kind reads its own once (`earlier`). */
const EARLIER = ['moves:', 'draft:', '_events:']

/** What a kind does with what it holds in memory. */
interface Ending {
  /** Sends what cannot wait, while the session of the person still lives. Settles when that has its replies; never rejects. */
  leave: (person: string) => Promise<unknown>
  drop: () => void
}

const endings = new Set<Ending>()

export function onSessionEnd(ending: Ending): void {
  endings.add(ending)
}

/** A session ended, or another began: nothing more is sent in the name of the previous person. What is stored stays stored. */
export function endOutboxSession(): void {
  for (const { drop } of endings) drop()
}

/**
 * Signing out takes it along: nothing of the person stays on this device (AUTH-5).
 * @returns settles when what was sent last has its replies; never rejects
 */
export async function forgetOutbox(person: string): Promise<void> {
  const sent = [...endings].map(({ leave }) => leave(person))
  for (const prefix of [PREFIX, ...EARLIER]) {
    for (const key of localKeys(prefix + person)) {
      if (key === prefix + person || key.startsWith(`${prefix}${person}:`)) dropLocal(key)
    }
  }
  await Promise.all(sent)
}
