import * as z from 'zod/mini'

/**
 * What the server says to the program that started it: after `published` the developer's tool reloads the page, after
 * `cannot-start` it ends too, for no saved file would fix a wrong setting.
 */
export const ServerMessage = z.object({ kind: z.enum(['published', 'cannot-start']) })
export type ServerMessage = z.infer<typeof ServerMessage>

/** Resolves when it is sent: a process that ends at once would take it along. Nothing happens where nobody listens. */
export function notifyStarter(message: ServerMessage): Promise<void> {
  return new Promise((resolve) => {
    const isSent = process.send?.(message, undefined, undefined, () => {
      resolve()
    })
    if (isSent === undefined) resolve()
  })
}
