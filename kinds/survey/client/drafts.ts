import { AnonymousAnswers, type SurveyState } from '#kinds/survey/shared/schemas.ts'
import { takeEarlier } from '#src/outbox/earlier.ts'
import { defineOutboxKind } from '#src/outbox/kind.ts'

/**
 * Answers of an anonymous survey, by attempt: no server may know them before the finish, which carries them. They wait here
 * until it takes them out.
 */
export const drafts = defineOutboxKind<SurveyState['answers'], never>({
  id: 'draft',
  parse: (value) => AnonymousAnswers.safeParse(value).data ?? null,
  // `draft:<player>:<attempt>`
  earlier: (playerId) =>
    takeEarlier(`draft:${playerId}:`).map(({ rest: [key = ''], value }) => ({
      key,
      by: crypto.randomUUID(),
      entries: [{ order: 1, item: value }],
    })),
  merge: (_, after) => after,
  isDue: () => false,
  atLeave: 'stay',
  send: () => Promise.reject(new Error('a draft goes with its finish')),
})
