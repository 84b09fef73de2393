import { useSending } from '#src/lib/forms/use-sending.ts'
import { keepPlace } from './keep-place.ts'
import { REFUSED } from './refused.ts'

/** An action of an admin and what became of it; the keyboard keeps its place on the page, whatever goes away with the action. */
export function useAction() {
  const { sending, send, forget } = useSending(REFUSED)
  return {
    sending,
    forget,
    /** @returns whether it was done */
    send: async (...action: Parameters<typeof send>): Promise<boolean> => {
      const isDone = await send(...action)
      keepPlace()
      return isDone
    },
  }
}
