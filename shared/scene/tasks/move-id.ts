import * as z from 'zod/mini'

/** An id that a player sends: of a card, a question, an answer. Whether there is one, the rule of the kind says. */
export const MoveId = z.string().check(z.minLength(1), z.maxLength(120))
