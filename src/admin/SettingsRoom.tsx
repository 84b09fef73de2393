import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { sectionIn } from '#src/features/tenant/sections.ts'
import { SettingsDesk } from '#src/features/tenant/SettingsDesk.tsx'
import styles from '#src/features/shop/Shop.module.css'
import { hrefOfRoom } from './people-paths.ts'
import { wearSettings } from './wear-settings.ts'

/** The room of a tenant's settings among an admin's (DESK-1). */
export function SettingsRoom() {
  const { t } = useTranslation()
  const head = useRef<HTMLHeadingElement>(null)
  const { section } = useParams()
  useEffect(() => {
    if (document.activeElement === document.body) head.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.page}>
      <div className={styles.intro}>
        <h1 ref={head} tabIndex={-1} data-room-head className={styles.title}>
          {t('tenant.title')}
        </h1>
        <p className={styles.note}>{t('tenant.about')}</p>
      </div>
      <SettingsDesk
        section={sectionIn(section)}
        hrefOf={(name) => `${hrefOfRoom('settings')}/${name}`}
        onSaved={wearSettings}
      />
    </div>
  )
}
