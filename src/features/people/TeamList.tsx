import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Team } from '#shared/contract/people.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { UsersThreeIcon } from '#src/ui/icons.ts'
import { Coming } from '#src/ui/Coming.tsx'
import { createTeam } from './calls.ts'
import { RoomHead } from './parts/RoomHead.tsx'
import { TeamNameForm } from './parts/TeamNameForm.tsx'
import styles from './People.module.css'
import { teamsQuery } from './queries.ts'

interface TeamListProps {
  /** It stands within a room that has a head of its own. */
  isPart?: boolean
  hrefOf: (teamId: string) => string
}

/** All teams, those in use before the archived ones, and a new one. */
export function TeamList({ isPart = false, hrefOf }: TeamListProps) {
  const { t } = useTranslation()
  const { data: teams, error, refetch } = useQuery(teamsQuery)
  const used = teams?.filter(({ isArchived }) => !isArchived) ?? []
  const archived = teams?.filter(({ isArchived }) => isArchived) ?? []
  return (
    <div className={styles.stack}>
      <RoomHead isPart={isPart} about={t('people.teams.about')}>
        {t('people.teams.title')}
      </RoomHead>
      <TeamNameForm
        label={t('people.teams.new')}
        actionLabel={t('people.teams.make')}
        name=""
        send={createTeam}
      />
      {!teams && <Coming error={error} sentence={t('people.unread')} onRetry={refetch} />}
      {teams?.length === 0 && (
        <p role="status" className={styles.quiet}>
          {t('people.teams.none')}
        </p>
      )}
      {used.length > 0 && <Rows teams={used} label={t('people.teams.title')} hrefOf={hrefOf} />}
      {archived.length > 0 && (
        <section className={styles.stack}>
          {isPart ? <h3>{t('people.teams.archived')}</h3> : <h2>{t('people.teams.archived')}</h2>}
          <Rows teams={archived} label={t('people.teams.archived')} hrefOf={hrefOf} />
        </section>
      )}
    </div>
  )
}

interface RowsProps extends Pick<TeamListProps, 'hrefOf'> {
  teams: readonly Team[]
  label: string
}

function Rows({ teams, label, hrefOf }: RowsProps) {
  const { t } = useTranslation()
  return (
    <ul className={styles.rows} aria-label={label}>
      {teams.map(({ id, name, leaders, members, isArchived }) => (
        <li key={id}>
          <a className={styles.link} href={hrefOf(id)}>
            <UsersThreeIcon size="1.5rem" className={styles.quiet} aria-hidden="true" />
            <strong>{name}</strong>
          </a>
          <span className={styles.facts}>
            {leaders === 0 && !isArchived ? (
              <Chip tone="warn">{t('people.teams.noLeader')}</Chip>
            ) : (
              <Chip tone="plain">{t('people.teams.leaders', { count: leaders })}</Chip>
            )}
            <Chip>{t('people.teams.members', { count: members })}</Chip>
          </span>
        </li>
      ))}
    </ul>
  )
}
