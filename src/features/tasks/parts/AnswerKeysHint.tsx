import { useTranslation } from 'react-i18next'
import { CAN_HOVER, useMedia } from '#src/lib/use-media.ts'
import { letterAt } from './answer-letters.ts'

/** Says that keys choose one of `count` answers too; nothing on a touch screen, which has no keys. */
export function AnswerKeysHint({ count }: { count: number }) {
  const { t } = useTranslation()
  const hasKeys = useMedia(CAN_HOVER)
  return hasKeys && ` ${t('tasks.frame.answerKeys', { letter: letterAt(count - 1), number: count })}`
}
