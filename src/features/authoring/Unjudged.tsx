import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#src/ui/Notice.tsx'
import styles from './Authoring.module.css'

interface UnjudgedProps {
  isUnjudged: boolean
  children: ReactNode
}

/** A player of what is written; as long as that cannot be judged it takes no answers, and says so. */
export function Unjudged({ isUnjudged, children }: UnjudgedProps) {
  const { t } = useTranslation()
  return (
    <>
      <div inert={isUnjudged}>{children}</div>
      {isUnjudged && (
        <div className={styles.unjudged}>
          <Notice tone="warn">{t('authoring.player.unjudged')}</Notice>
        </div>
      )}
    </>
  )
}
