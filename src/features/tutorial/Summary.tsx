import type { ReactNode } from 'react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { FlameIcon, ListChecksIcon, MapTrifoldIcon, StarFourIcon, UserCircleIcon } from '#src/ui/icons.ts'
import { Popup } from '#src/ui/Popup.tsx'
import type { TourPart } from './pieces.ts'
import styles from './Tutorial.module.css'

interface SummaryProps {
  part: TourPart
  /** The place to begin at; null where there is none. */
  first: string | null
  hasStreak: boolean
  /** It is ended by its cross. */
  onClose: () => void
  /** It was read. */
  onDone: () => void
}

/** Where there is no room for the tour: a part of it on one card. */
export function Summary({ part, first, hasStreak, onClose, onDone }: SummaryProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <Popup
      labelledBy={titleId}
      onClose={onClose}
      closeLabel={t('tutorial.close')}
      footer={
        <Button wide onClick={onDone}>
          {t('tutorial.done')}
        </Button>
      }
    >
      <h2 id={titleId}>
        {part === 'arrival' && first !== null
          ? t('tutorial.mark.title', { name: first })
          : t('tutorial.title')}
      </h2>
      <ul className={styles.summary}>
        {part !== 'reward' && (
          <Line icon={<MapTrifoldIcon weight="fill" />}>{t('tutorial.summary.map')}</Line>
        )}
        {part !== 'arrival' && <Later hasStreak={hasStreak} />}
      </ul>
    </Popup>
  )
}

/** What a newcomer need not know before the first task. */
function Later({ hasStreak }: { hasStreak: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <Line icon={<ListChecksIcon weight="fill" />}>{t('tutorial.summary.tasks')}</Line>
      <Line icon={<StarFourIcon weight="fill" />}>{t('tutorial.summary.points')}</Line>
      {hasStreak && <Line icon={<FlameIcon weight="fill" />}>{t('tutorial.summary.streak')}</Line>}
      <Line icon={<UserCircleIcon weight="fill" />}>{t('tutorial.summary.me')}</Line>
    </>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <span className={styles.disc} aria-hidden="true">
        {icon}
      </span>
      {children}
    </li>
  )
}
