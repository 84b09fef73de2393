import type { ParseKeys } from 'i18next'
import { isFailure, isShownByModal } from '#src/lib/failure.ts'

/** What is still to be done before an end, in the words of the kind. */
export type UnfinishedKey = Extract<ParseKeys, `${string}.unfinished`>

export interface FailureWords {
  key:
    | UnfinishedKey
    | 'tasks.frame.answerFailed'
    | 'tasks.frame.finishFailed'
    | 'tasks.frame.changedElsewhere'
    | 'tasks.frame.finishedElsewhere'
    | 'tasks.frame.tooFast'
    | 'tasks.frame.pageTooOld'
    | 'tasks.frame.notAccepted'
    | 'tasks.frame.lockedNow'
    | 'tasks.gone'
  values: Record<string, number>
  /** What is shown is out of date. */
  isStale: boolean
  /** The apiError modal announces it (ERR-1): here it is only shown. */
  isInModal: boolean
}

type Words = Pick<FailureWords, 'key'> & Partial<FailureWords>

/** The sentence for what went wrong; nothing is lost in any of them, and trying again is always safe. */
export function failureWords(
  error: unknown,
  action: 'answer' | 'finish',
  unfinished: UnfinishedKey = 'tasks.frame.unfinished',
): FailureWords {
  const isInModal = isShownByModal(error)
  return { values: {}, isStale: false, isInModal, ...wordsOf(error, action, unfinished) }
}

function wordsOf(error: unknown, action: 'answer' | 'finish', unfinished: UnfinishedKey): Words {
  if (isFailure(error, 404)) return { key: 'tasks.gone' }
  if (isFailure(error, 403)) return { key: 'tasks.frame.pageTooOld' }
  if (isFailure(error, 406)) return { key: 'tasks.frame.notAccepted' }
  if (isFailure(error, 423)) return { key: 'tasks.frame.lockedNow' }
  if (isFailure(error, 409)) {
    const isFinished = error.problem?.code === 'attempt-finished'
    return {
      key: isFinished ? 'tasks.frame.finishedElsewhere' : 'tasks.frame.changedElsewhere',
      isStale: true,
    }
  }
  if (isFailure(error, 422)) {
    return { key: action === 'finish' ? unfinished : 'tasks.frame.changedElsewhere', isStale: true }
  }
  if (isFailure(error, 429)) {
    return { key: 'tasks.frame.tooFast', values: { count: error.retryAfter ?? 1 } }
  }
  return { key: action === 'answer' ? 'tasks.frame.answerFailed' : 'tasks.frame.finishFailed' }
}
