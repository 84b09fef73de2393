import { useTranslation } from 'react-i18next'
import type { FailureWords } from '#src/features/tasks/parts/failure-words.ts'
import { TroubleNotice } from '#src/features/tasks/parts/TroubleNotice.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ArrowUUpLeftIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import styles from './SimulationPlayer.module.css'

interface EndActionsProps {
  trouble: FailureWords | null
  /** The scene was answered elsewhere meanwhile. */
  isElsewhere: boolean
  isEnd: boolean
  isFinishing: boolean
  finish: () => void
  /** The scene of the decision that may be taken back; null where none may. */
  takenBack: string | null
  onBack: (scene: string) => void
}

/** Below the words of an end: what went wrong, the way back to a decision, and the finish. */
export function EndActions(props: EndActionsProps) {
  const { trouble, isElsewhere, isEnd, isFinishing, finish, takenBack, onBack } = props
  const { t } = useTranslation()
  return (
    <div className={styles.action}>
      {trouble && <TroubleNotice trouble={trouble} />}
      {!trouble && isElsewhere && <Notice tone="info">{t('tasks.frame.changedElsewhere')}</Notice>}
      {takenBack !== null && <p className={styles.half}>{t('simulation.half')}</p>}
      <div className={styles.both}>
        {takenBack !== null && (
          <Button
            variant="secondary"
            icon={<ArrowUUpLeftIcon size={20} aria-hidden />}
            disabled={isFinishing}
            onClick={() => onBack(takenBack)}
          >
            {t('simulation.goBack')}
          </Button>
        )}
        {isEnd && (
          <Button onClick={finish} loadingVerb={isFinishing && t('tasks.frame.finishing')}>
            {t('tasks.frame.finish')}
          </Button>
        )}
      </div>
    </div>
  )
}
