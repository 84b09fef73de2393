import type * as z from 'zod/mini'
import type { Role } from '../domain/roles.ts'

/** Who may call: anybody, anybody signed in, those with one of the roles, or, of the console alone, operators. What exactly they may touch is a policy of the module. */
export type Caller = 'anyone' | 'signed-in' | 'operator' | readonly [Role, ...Role[]]

/** The rate classes; `server/http` gives each its limits. */
export type RateClass = 'read' | 'write' | 'login'

type Schema = z.core.$ZodType

/** One call: how it is asked and what it answers. Both sides parse by the same schemas. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the API base; `:name` marks a path parameter. */
  path: `/${string}`
  params?: Schema
  query?: Schema
  /** A strict object: unknown fields are refused with their paths. */
  body?: Schema
  /** What a 200 carries; without it the call answers 204 and nothing. */
  reply?: Schema
  /** What a 200 carries instead: a file of this media type, which a link saves, or `text/event-stream`, which a page listens to. It has no reply. */
  file?: string
  who: Caller
  rate: RateClass
  /** Also for those who have not accepted the agreement yet; whatever else needs a session refuses them (AUTH-6). */
  beforeAgreement?: true
  /** Longest body, where it is more than a form's. */
  bodyBytes?: number
  /** It may wait so long for something to happen before it answers, in ms. */
  waitsMs?: number
}

type Given<
  E extends Endpoint,
  Part extends 'params' | 'query' | 'body',
  As extends 'input' | 'output',
> = E[Part] extends Schema
  ? { [Key in Part]: As extends 'input' ? z.input<E[Part]> : z.output<E[Part]> }
  : { [Key in Part]?: never }

/** What the browser hands over. */
export type CallInput<E extends Endpoint> = Given<E, 'params', 'input'> &
  Given<E, 'query', 'input'> &
  Given<E, 'body', 'input'>

/** What the handler receives: parsed, so already true. */
export type HandlerInput<E extends Endpoint> = Given<E, 'params', 'output'> &
  Given<E, 'query', 'output'> &
  Given<E, 'body', 'output'>

export type Reply<E extends Endpoint> = E['reply'] extends Schema ? z.output<E['reply']> : undefined

export function endpoint<const E extends Endpoint>(description: E): E {
  return description
}

/** `/mission/:id` and `{id: 'a b'}` make `/mission/a%20b`. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}
