import { isFailure } from './failure.ts'

/** Keys of what was sent and whose outcome is not known, by what it is about: an answer was lost. */
const open = new Map<string, string>()

/**
 * Sends what must be done once: every try of the same has the same key until its outcome is known, also where its form was closed
 * meanwhile.
 * @param about the same for the same
 */
export async function underKey<Answer>(
  about: string,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const key = open.get(about) ?? crypto.randomUUID()
  open.set(about, key)
  try {
    const answer = await send(key)
    open.delete(about)
    return answer
  } catch (error) {
    if (isFailure(error) && error.kind === 'refused') open.delete(about)
    throw error
  }
}

/** Somebody left: what the next player sends has keys of its own. */
export function forgetKeys(): void {
  open.clear()
}
