import { useTranslation } from 'react-i18next'
import type { End } from '#src/features/tasks/play/use-end.ts'
import { Button } from '#src/ui/Button.tsx'
import { ArrowUUpLeftIcon } from '#src/ui/icons.ts'
import styles from './ConversationFooter.module.css'

interface ConversationFooterProps {
  end: End
  /** 'Reply 2' */
  place: string
  isOver: boolean
  /** The scene of the reply that may be taken back; null where none may. */
  takenBack: string | null
  onBack: (scene: string) => void
}

/** How far it is; at the end, what going back costs, the way back and the finish. */
export function ConversationFooter({ end, place, isOver, takenBack, onBack }: ConversationFooterProps) {
  const { t } = useTranslation()
  const { isFinishing, finish } = end
  if (!isOver) {
    return (
      <div className={styles.footer}>
        <p className={styles.place}>{place}</p>
      </div>
    )
  }
  return (
    <div className={styles.footer}>
      <p className={styles.place}>{takenBack !== null && t('conversation.half')}</p>
      <div className={styles.both}>
        {takenBack !== null && (
          <Button
            variant="secondary"
            icon={<ArrowUUpLeftIcon size={20} aria-hidden />}
            disabled={isFinishing}
            onClick={() => onBack(takenBack)}
          >
            {t('conversation.goBack')}
          </Button>
        )}
        <Button onClick={finish} loadingVerb={isFinishing && t('tasks.frame.finishing')}>
          {t('tasks.frame.finish')}
        </Button>
      </div>
    </div>
  )
}
