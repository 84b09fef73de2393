import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { AdventureChoice } from '#src/features/adventures/AdventureChoice.tsx'
import { myAdventuresQuery } from '#src/features/adventures/queries.ts'
import { profileQuery } from '#src/features/profile/queries.ts'
import { changeAdventure } from '#src/flows/change-adventure.ts'
import { isFailure } from '#src/lib/failure.ts'
import { stageActions } from '#src/stage/stage-actions.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { Door } from '../door/Door.tsx'
import { HOME } from '../paths.ts'
import { useCoveredStage } from '../use-covered-stage.ts'
import styles from './AdventuresRoute.module.css'

/** The player's adventures, to choose one or another (AUTH-4). */
export function AdventuresRoute() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data: adventures, isError, refetch } = useQuery(myAdventuresQuery)
  const { data: profile } = useQuery(profileQuery)
  const [isRefused, setRefused] = useState(false)
  const active = adventures?.find(({ isActive }) => isActive)
  useCoveredStage()

  const enter = async (id: string) => {
    setRefused(false)
    try {
      if (id !== active?.id) {
        await changeAdventure(id)
        // The map of the one before goes with it; who looks at the next is the same.
        stageActions.clear()
        stageActions.setPlayer(profile?.id ?? null)
      }
      await navigate(HOME)
    } catch (error) {
      // Whatever is not refused the shell tells.
      setRefused(isFailure(error) && error.kind === 'refused')
    }
  }

  return (
    <Door>
      <div className={styles.page} data-wide>
        <header>
          <h1 className={styles.title} tabIndex={-1}>
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
    </Door>
  )
}
