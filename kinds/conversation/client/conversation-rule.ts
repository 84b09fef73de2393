import type { ConversationMove, ConversationState } from '#kinds/conversation/shared/schemas.ts'
import { verdictOfBand } from '#shared/domain/verdicts.ts'
import type { PlayRule } from '#src/features/tasks/play/use-play.ts'

export type Line = ConversationState['lines'][number]
export type Ending = NonNullable<ConversationState['ending']>

/** A reply shows at once; what is said to it, the server alone knows. */
export const conversationRule: PlayRule<'conversation'> = {
  kind: 'conversation',
  judged: ({ ending, backs = 0 }) =>
    ending ? [{ key: `end ${backs}`, verdict: verdictOfBand(ending.band) }] : [],
  apply(state: ConversationState, { scene, choice, backs = 0 }: ConversationMove) {
    const index = state.lines.findIndex((line) => line.scene === scene)
    const line = state.lines[index]
    if (!line || backs < (state.backs ?? 0)) return state
    if (choice !== undefined) {
      if (line.chosen !== null) return state
      return { ...state, lines: state.lines.with(index, { ...line, chosen: choice }) }
    }
    const lines = [...state.lines.slice(0, index), { ...line, chosen: null }]
    return { ...state, lines, backs, ending: null }
  },
  merge: (before, after) =>
    before.scene === after.scene && isReply(before) && isReply(after) && before.backs === after.backs
      ? before
      : null,
}

const isReply = ({ choice }: ConversationMove): boolean => choice !== undefined

/** The last reply that could have been better; the last of all where each was the best. */
export function replyToTakeBack({ review }: Ending): string | null {
  return (review.findLast(({ better }) => better !== null) ?? review.at(-1))?.scene ?? null
}

/** What a key of a line says. */
export function replyIn({ choices }: Line, key: string | null): string {
  return choices.find((choice) => choice.key === key)?.text ?? ''
}
