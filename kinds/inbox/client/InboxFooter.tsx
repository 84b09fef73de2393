import { useTranslation } from 'react-i18next'
import { ACTIONS } from '#kinds/inbox/shared/schemas.ts'
import type { End } from '#src/features/tasks/play/use-end.ts'
import { useFocusInPlace } from '#src/features/tasks/parts/use-focus-in-place.ts'
import { Button } from '#src/ui/Button.tsx'
import { ArrowRightIcon, CheckIcon, TrashSimpleIcon, WarningIcon } from '#src/ui/icons.ts'
import styles from './InboxFooter.module.css'
import type { Inbox } from './use-inbox.ts'

/** The sign of each decision. */
const SIGNS = { report: WarningIcon, delete: TrashSimpleIcon, trust: CheckIcon }

interface InboxFooterProps {
  inbox: Inbox
  end: End
  /** '3 of 5 mails judged' */
  place: string
  /** Every mail is judged. */
  isOver: boolean
}

/** What can be done with the open mail; once it is judged, what comes next. */
export function InboxFooter({ inbox, end, place, isOver }: InboxFooterProps) {
  const { t } = useTranslation()
  const { open, judgement, deciding, next, show, decide } = inbox
  const { isFinishing, finish } = end
  const focus = useFocusInPlace<HTMLDivElement>()
  const mayDecide = open !== undefined && judgement === undefined
  return (
    <div className={styles.footer} {...focus}>
      <p className={styles.place}>{place}</p>
      {mayDecide && (
        <div role="group" aria-label={t('inbox.actions')} className={styles.actions}>
          {ACTIONS.map((action) => {
            const Sign = SIGNS[action]
            return (
              <Button
                key={action}
                variant="secondary"
                icon={<Sign size={20} aria-hidden />}
                loadingVerb={deciding === action && t('tasks.frame.checking')}
                onClick={() => deciding === null && decide(action)}
              >
                {t(`inbox.action.${action}`)}
              </Button>
            )
          })}
        </div>
      )}
      {!mayDecide && !isOver && next !== null && (
        <Button iconAfter={<ArrowRightIcon size={20} aria-hidden />} onClick={() => show(next)}>
          {t(open ? 'inbox.next' : 'inbox.open')}
        </Button>
      )}
      {isOver && (
        <Button onClick={finish} loadingVerb={isFinishing && t('tasks.frame.finishing')}>
          {t('tasks.frame.finish')}
        </Button>
      )}
    </div>
  )
}
