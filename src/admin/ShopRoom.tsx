import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { teamsQuery } from '#src/features/people/queries.ts'
import { offeredLanguages } from '#src/features/platform/offered-languages.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import styles from '#src/features/shop/Shop.module.css'
import { ShopDesk } from '#src/features/shop/ShopDesk.tsx'
import { queryClient } from '#src/lib/query-client.ts'

/** The room of the shop among an admin's (SHOP-2). */
export function ShopRoom() {
  const { t } = useTranslation()
  const head = useRef<HTMLHeadingElement>(null)
  const settings = usePlatform((platform) => platform.settings)
  const { data: teams = [] } = useQuery(teamsQuery)
  const first = settings?.languageSettings.defaultLang ?? 'en'
  const languages = [first, ...offeredLanguages(settings).filter((one) => one !== first)]
  useEffect(() => {
    if (document.activeElement === document.body) head.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.page}>
      <div>
        <h1 ref={head} tabIndex={-1} data-room-head className={styles.title}>
          {t('shop.desk.title')}
        </h1>
        <p className={styles.note}>{t('shop.desk.about')}</p>
      </div>
      <ShopDesk
        teams={teams.filter(({ isArchived }) => !isArchived)}
        languages={languages}
        onSwitched={() => void queryClient.invalidateQueries()}
      />
    </div>
  )
}
