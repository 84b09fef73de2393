import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isolate } from '#src/i18n/isolate.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { ArrowLeftIcon } from '#src/ui/icons.ts'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/Skeleton.tsx'
import { isFailure } from '#src/lib/failure.ts'
import { ExtraTime } from './parts/ExtraTime.tsx'
import { Lit } from './parts/PlayerCard.tsx'
import { PlayerSigns } from './parts/PlayerSigns.tsx'
import { PlayerTask } from './parts/PlayerTask.tsx'
import styles from './parts/Team.module.css'
import { teamPlayerQuery } from './queries.ts'

interface TeamPlayerViewProps {
  playerId: string
  onBack: () => void
  onReview: (reviewId: string) => void
}

/** One of my players, mission by mission: what is done, how often it was tried, how it was rated. */
export function TeamPlayerView({ playerId, onBack, onReview }: TeamPlayerViewProps) {
  const { t, i18n } = useTranslation()
  const percent = usePercent()
  const [chosen, setChosen] = useState<string>()
  const { data, error, refetch } = useQuery(teamPlayerQuery(playerId, i18n.language, chosen))
  const back = (
    <div>
      <Button variant="secondary" icon={<ArrowLeftIcon size={20} aria-hidden />} onClick={onBack}>
        {t('team.back')}
      </Button>
    </div>
  )
  if (!data && error) {
    const isGone = isFailure(error, 404)
    return (
      <ErrorState
        sentence={t(isGone ? 'team.gone' : 'team.failed')}
        error={error}
        action={
          isGone
            ? { label: t('team.back'), onPress: onBack }
            : { label: t('shell.retry'), onPress: () => void refetch() }
        }
      />
    )
  }
  if (!data) {
    return (
      <SkeletonGroup label={t('shell.loading')}>
        <Skeleton height="6rem" />
        <Skeleton height="12rem" />
      </SkeletonGroup>
    )
  }
  const { player, missions, adventures, adventureId, extraExamTime } = data
  const { player: face, progress, teams, adventureName } = player
  return (
    <>
      {back}
      <header className={styles.person}>
        <Lit progress={progress}>
          <Avatar name={face.displayName} picture={face.avatar} sprite={face.avatarSprite} size={96} />
        </Lit>
        <div className={styles.names}>
          <h2 className={styles.title}>{face.displayName}</h2>
          <p className={styles.note}>
            {[adventureName, ...teams.map(({ name }) => name)]
              .flatMap((name) => (name ? [isolate(name)] : []))
              .join(' · ')}
          </p>
          <ProgressBar
            percent={progress}
            label={t('team.progressOf', { name: face.displayName })}
            variant="leaderPanel"
            hasPercent
          />
          <PlayerSigns player={player} />
        </div>
      </header>
      <ExtraTime playerId={playerId} percent={extraExamTime} />
      {adventures.length > 1 && (
        <SelectField
          label={t('team.adventure')}
          options={adventures.map(({ id, name, progress: done, isActive }) => ({
            id,
            label: t(isActive ? 'team.adventureNow' : 'team.adventureAlso', { name, percent: percent(done) }),
          }))}
          value={adventureId ?? ''}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      )}
      {missions.length === 0 && <p className={styles.none}>{t('team.noAdventure')}</p>}
      {missions.map((mission) => (
        <section key={mission.id} className={styles.section}>
          <h3 className={styles.heading}>{mission.name}</h3>
          <ProgressBar percent={mission.progress} label={mission.name} variant="leaderPanel" hasPercent />
          <ul className={styles.tasks}>
            {mission.tasks.map((task) => (
              <li key={task.id}>
                <PlayerTask task={task} onReview={onReview} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
