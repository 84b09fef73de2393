import { useTranslation } from 'react-i18next'
import type { TaskKind } from '#kinds/shared.ts'
import { Notice } from '#src/ui/Notice.tsx'
import type { Playing } from '../play/use-play.ts'

interface AnswerTroubleProps<Kind extends TaskKind> {
  play: Pick<Playing<Kind>, 'isInModal' | 'refused'>
  /** What was answered has not arrived, and is not on its way. */
  isUnsaved: boolean
  /** Said where the server did not take it. */
  refusedWords: string
}

/** Says that an answer did not arrive, or was not taken. */
export function AnswerTrouble<Kind extends TaskKind>(props: AnswerTroubleProps<Kind>) {
  const { play, isUnsaved, refusedWords } = props
  const { t } = useTranslation()
  if (!isUnsaved && play.refused === null) return null
  return (
    <Notice tone="error" isAnnounced={isUnsaved && play.isInModal}>
      {isUnsaved ? t('tasks.frame.answerFailed') : refusedWords}
    </Notice>
  )
}
