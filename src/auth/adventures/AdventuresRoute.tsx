import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AdventureChoice } from '#src/features/adventures/AdventureChoice.tsx'
import { myAdventuresQuery } from '#src/features/adventures/queries.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { AuthPage } from '../AuthPage.tsx'
import { HOME } from '#src/navigation/paths.ts'
import { useCoveredStage } from '#src/shell/use-covered-stage.ts'
import { useEnterAdventure } from '#src/shell/use-enter-adventure.ts'
import styles from './AdventuresRoute.module.css'

/** The player's adventures, to choose one or another (AUTH-4). */
export function AdventuresRoute() {
  const { t } = useTranslation()
  const { data: adventures, isError, refetch } = useQuery(myAdventuresQuery)
  const { isRefused, enter } = useEnterAdventure()
  const head = useRef<HTMLHeadingElement>(null)
  const active = adventures?.find(({ isActive }) => isActive)
  useCoveredStage()
  // who typed the address comes from nowhere; what took the focus by itself keeps it
  useEffect(() => {
    if (document.activeElement === document.body) head.current?.focus()
  }, [])

  return (
    <AuthPage>
      <div className={styles.page} data-wide>
        <header>
          <h1 ref={head} className={styles.title} tabIndex={-1}>
            {t('adventures.title')}
          </h1>
          <p className={styles.welcome}>{t('adventures.welcome')}</p>
        </header>
        {isRefused && <Notice tone="error">{t('adventures.refused')}</Notice>}
        {adventures && <AdventureChoice adventures={adventures} onAdventure={(id) => void enter(id)} />}
        {!adventures && isError && (
          <ErrorState
            sentence={t('adventures.failed')}
            action={{ label: t('shell.retry'), onPress: () => void refetch() }}
          />
        )}
        {!adventures && !isError && (
          <SkeletonGroup label={t('shell.loading')}>
            <Skeleton height="12rem" />
          </SkeletonGroup>
        )}
        {active && (
          <Link className={styles.back} to={HOME}>
            {t('adventures.back', { name: active.name })}
          </Link>
        )}
      </div>
    </AuthPage>
  )
}
