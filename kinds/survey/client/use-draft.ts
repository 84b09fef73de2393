import { useRef, useState } from 'react'
import { AnonymousAnswers } from '#kinds/survey/shared/schemas.ts'
import { dropLocal, readLocal, writeLocal } from '#src/lib/storage.ts'
import { keyOfDraft } from '#src/features/tasks/kept-moves.ts'
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
  const key = keyOfDraft(playerId, attemptId)
  const [answers, setAnswers] = useState(() => readDraft(key))
  const latest = useRef(answers)
  return {
    answers,
    put(answer) {
      latest.current = put(latest.current, answer)
      setAnswers(latest.current)
      // nothing is stored for a player who is not known
      if (playerId !== '') writeLocal(key, JSON.stringify(latest.current))
    },
    current: () => latest.current,
    drop: () => dropLocal(key),
  }
}

function readDraft(key: string): Answers {
  try {
    return AnonymousAnswers.safeParse(JSON.parse(readLocal(key) ?? '[]')).data ?? []
  } catch {
    return []
  }
}
