import { useTranslation } from 'react-i18next'
import { CAN_HOVER, useMedia } from '#src/lib/use-media.ts'
import { letterAt } from '#src/ui/play/answer-letters.ts'

interface AnswerKeysHintProps {
  count: number
  /** Enter does what the main button does. */
  hasEnter?: boolean
}

/** Says that keys choose one of `count` answers too; nothing on a touch screen, which has no keys. */
export function AnswerKeysHint({ count, hasEnter = false }: AnswerKeysHintProps) {
  const { t } = useTranslation()
  const hasKeys = useMedia(CAN_HOVER)
  if (!hasKeys) return null
  const choosing = t('tasks.frame.answerKeys', { letter: letterAt(count - 1), number: count })
  return ` ${choosing}${hasEnter ? ` ${t('tasks.frame.enterKey')}` : ''}`
}
