import { isFailure } from '#src/lib/failure.ts'

interface ChangeIds {
  /** Sends a change by `send`. Of the same change whose answer was lost, the id is the same. */
  under: <Reply>(change: object, send: (id: string) => Promise<Reply>) => Promise<Reply>
}

/**
 * Ids under which the server makes a change once, or refuses it once and for all: what is tried again after an answer is a change of
 * its own, with an id of its own.
 */
export function createChangeIds(): ChangeIds {
  let last = { of: '', id: '' }
  return {
    async under(change, send) {
      const of = JSON.stringify(change)
      if (of !== last.of) last = { of, id: crypto.randomUUID() }
      try {
        const reply = await send(last.id)
        last = { of: '', id: '' }
        return reply
      } catch (error) {
        if (isFailure(error) && error.kind === 'refused') last = { of: '', id: '' }
        throw error
      }
    },
  }
}
