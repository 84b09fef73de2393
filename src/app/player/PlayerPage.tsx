import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Profile } from '#shared/contract/player.ts'
import { usePlatform } from '#src/features/platform/store.ts'
import { ArrowLeftIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { LanguageMenu } from '../LanguageMenu.tsx'
import { HOME } from '../paths.ts'
import styles from './PlayerPage.module.css'
import { SectionList } from './SectionList.tsx'

interface PlayerPageProps {
  profile: Profile | undefined
  children: ReactNode
}

/** The sky of the front door as a band, and below it the area on paper: the list of sections beside them where there is room. */
export function PlayerPage({ profile, children }: PlayerPageProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { key } = useLocation()
  const background = usePlatform(({ settings }) => settings?.platformBackgroundURL)
  const page = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  // Opened by its address there is nothing behind it.
  const goBack = () => void (key === 'default' ? navigate(HOME) : navigate(-1))
  return (
    <main ref={page} className={styles.page}>
      <header className={styles.sky}>
        <img className={styles.still} src={background || '/assets/art/login.webp'} alt="" />
        <div className={styles.bar} data-material="night">
          <IconButton material="night" label={t('profile.back')} icon={<ArrowLeftIcon />} onClick={goBack} />
          <LanguageMenu />
        </div>
      </header>
      <div className={styles.body}>
        <div className={styles.head}>
          <h1 ref={title} tabIndex={-1} className={styles.title}>
            {t('profile.area')}
          </h1>
          {profile && (
            <p className={styles.who}>
              <strong>{profile.displayName}</strong> <span>{profile.username}</span>
            </p>
          )}
        </div>
        {profile && <SectionList page={page} />}
        <div className={styles.sections}>{children}</div>
      </div>
    </main>
  )
}
