import { useSending } from '#src/lib/forms/use-sending.ts'
import { keepPlace } from './keep-place.ts'
import { REFUSED } from './refused.ts'

/** A deed of an admin and what became of it; the keyboard keeps its place on the page, whatever goes away with the deed. */
export function useDeed() {
  const { sending, send, forget } = useSending(REFUSED)
  return {
    sending,
    forget,
    /** @returns whether it was done */
    send: async (...deed: Parameters<typeof send>): Promise<boolean> => {
      const isDone = await send(...deed)
      keepPlace()
      return isDone
    },
  }
}
