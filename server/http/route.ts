import type { Endpoint, HandlerInput, Reply } from '#shared/contract/endpoint.ts'
import type { FileReply } from './file-reply.ts'
import { parseInput, type RawInput } from './input.ts'
import { signedOut } from './problem.ts'
import type { Player, Visit } from './visit.ts'

/** A visit by somebody who is signed in, or, where anyone may call, by anyone. */
export type VisitOf<E extends Endpoint> = Visit & {
  player: E['who'] extends 'anyone' ? Player | null : Player
}

/** What a handler hands back. */
type Answered<E extends Endpoint> = E['file'] extends string ? FileReply : Reply<E>

type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
  visit: VisitOf<E>,
) => Promise<Answered<E>> | Answered<E>

/** An endpoint with the handler that serves it. */
export interface Route {
  endpoint: Endpoint
  answer: (input: RawInput, visit: Visit, player: Player | null) => Promise<unknown>
}

/** Binds a call of the contract to what serves it. The handler's input is parsed, so already true. */
export function on<const E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  return {
    endpoint,
    answer: async (input, visit, player) =>
      handler(parseInput(endpoint, input), withPlayer(endpoint, visit, player)),
  }
}

function withPlayer<E extends Endpoint>(endpoint: E, visit: Visit, player: Player | null): VisitOf<E> {
  if (endpoint.who !== 'anyone' && !player) throw signedOut()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the line above proves it, but TypeScript cannot narrow by E
  return { ...visit, player } as VisitOf<E>
}
