import type { ReactNode } from 'react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { FlameIcon, ListChecksIcon, MapTrifoldIcon, StarFourIcon, UserCircleIcon } from '#src/ui/icons.ts'
import { Popup } from '#src/ui/Popup.tsx'
import styles from './Tutorial.module.css'

interface SummaryProps {
  hasStreak: boolean
  onClose: () => void
}

/** Where there is no room for the tour: all of it on one card. */
export function Summary({ hasStreak, onClose }: SummaryProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <Popup
      labelledBy={titleId}
      onClose={onClose}
      closeLabel={t('tutorial.close')}
      footer={
        <Button wide onClick={onClose}>
          {t('tutorial.done')}
        </Button>
      }
    >
      <h2 id={titleId}>{t('tutorial.title')}</h2>
      <ul className={styles.summary}>
        <Line icon={<MapTrifoldIcon weight="fill" />}>{t('tutorial.summary.map')}</Line>
        <Line icon={<ListChecksIcon weight="fill" />}>{t('tutorial.summary.tasks')}</Line>
        <Line icon={<StarFourIcon weight="fill" />}>{t('tutorial.summary.points')}</Line>
        {hasStreak && <Line icon={<FlameIcon weight="fill" />}>{t('tutorial.summary.streak')}</Line>}
        <Line icon={<UserCircleIcon weight="fill" />}>{t('tutorial.summary.me')}</Line>
      </ul>
    </Popup>
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
