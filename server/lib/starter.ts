import * as z from 'zod/mini'

/** What the server says to the program that started it: the developer's tool reloads the page. */
export const ServerMessage = z.object({ kind: z.literal('published') })
export type ServerMessage = z.infer<typeof ServerMessage>

/** Nothing happens where nobody listens. */
export function tellStarter(message: ServerMessage): void {
  process.send?.(message)
}
