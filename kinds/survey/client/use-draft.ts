import { useQueueState } from '#src/outbox/use-queue.ts'
import { drafts } from './drafts.ts'
import { put, type Answers } from './survey-rule.ts'

interface Draft {
  answers: Answers
  put: (answer: Answers[number]) => void
  /** As they are now, also before the next rendering. */
  current: () => Answers
  drop: () => void
}

/** Answers that no server may know before the end: they are stored on this device alone, per player and attempt. */
export function useDraft(playerId: string, attemptId: string): Draft {
  const queue = drafts.at(playerId, attemptId)
  const { waiting } = useQueueState(queue)
  const current = () => queue.state().waiting.at(-1)?.item ?? []
  return {
    answers: waiting.at(-1)?.item ?? [],
    put(answer) {
      const answers = put(current(), answer)
      // what an earlier page has stored is in them: two entries would leave it open which one counts
      queue.take()
      queue.put(answers)
    },
    current,
    drop: () => void queue.take(),
  }
}
