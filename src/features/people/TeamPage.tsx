import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Team } from '#shared/contract/people.ts'
import { Button } from '#src/ui/Button.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { changeTeam, dropTeam, placeInTeam } from './calls.ts'
import { ConfirmPopup } from './parts/ConfirmPopup.tsx'
import { FindPerson } from './parts/FindPerson.tsx'
import { PeopleOfTeam } from './parts/PeopleOfTeam.tsx'
import { RoomHead } from './parts/RoomHead.tsx'
import { Said } from './parts/Said.tsx'
import { TeamNameForm } from './parts/TeamNameForm.tsx'
import { useAction } from './parts/use-action.ts'
import styles from './People.module.css'
import { teamsQuery } from './queries.ts'

interface TeamPageProps {
  teamId: string
  listHref: string
  hrefOf: (personId: string) => string
  onDropped: () => void
}

/** One team: its name, its people and its leaders; archived, what it was. */
export function TeamPage({ teamId, listHref, hrefOf, onDropped }: TeamPageProps) {
  const { t } = useTranslation()
  const { data: teams } = useQuery(teamsQuery)
  const team = teams?.find(({ id }) => id === teamId)
  return (
    <div className={styles.stack}>
      <p>
        <a href={listHref}>{t('people.teams.back')}</a>
      </p>
      {teams && !team && <ErrorState sentence={t('people.teams.gone')} />}
      {team && (
        <>
          <RoomHead>{team.name}</RoomHead>
          {team.isArchived && <Notice tone="info">{t('people.teams.isArchived')}</Notice>}
          <TeamNameForm
            key={team.name}
            label={t('people.teams.name')}
            actionLabel={t('people.teams.rename')}
            name={team.name}
            send={(name) => changeTeam(teamId, { name })}
          />
          <section className={styles.stack}>
            <h2>{t('people.teams.people')}</h2>
            <PeopleOfTeam teamId={teamId} hrefOf={hrefOf} />
          </section>
          {!team.isArchived && <AddToTeam teamId={teamId} />}
          <EndOfTeam team={team} onDropped={onDropped} />
        </>
      )}
    </div>
  )
}

function AddToTeam({ teamId }: { teamId: string }) {
  const { t } = useTranslation()
  return (
    <section className={styles.stack}>
      <h2>{t('people.teams.add')}</h2>
      <FindPerson
        isLeftOut={(person) => person.teams.some(({ id }) => id === teamId)}
        actions={(person) => [
          {
            words: t('people.teams.asPlayer'),
            action: () => placeInTeam(teamId, person.id, { isMember: true, isLeader: false }),
          },
          ...(person.roles.includes('leader')
            ? [
                {
                  words: t('people.teams.asLeader'),
                  action: () => placeInTeam(teamId, person.id, { isMember: false, isLeader: true }),
                },
              ]
            : []),
        ]}
      />
      <p className={styles.quiet}>{t('people.teams.leaderAbout')}</p>
    </section>
  )
}

/** Puts a team away for a while, brings it back, or ends it. */
function EndOfTeam({ team: { id, name, isArchived }, onDropped }: { team: Team; onDropped: () => void }) {
  const { t } = useTranslation()
  const { sending, send } = useAction()
  const [asked, setAsked] = useState<'archive' | 'drop' | null>(null)
  const stay = () => setAsked(null)
  return (
    <section className={styles.stack}>
      <div className={styles.facts}>
        {isArchived ? (
          <Button
            loadingVerb={sending.state === 'sending' && t('people.working')}
            onClick={() => void send(() => changeTeam(id, { isArchived: false }))}
          >
            {t('people.teams.bringBack')}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => setAsked('archive')}>
            {t('people.teams.archive')}
          </Button>
        )}
        <Button variant="danger" onClick={() => setAsked('drop')}>
          {t('people.teams.drop')}
        </Button>
      </div>
      <Said sending={sending} />
      <ConfirmPopup
        isOpen={asked === 'archive'}
        title={t('people.teams.archiveTitle', { name })}
        words={t('people.teams.archiveWords')}
        actionLabel={t('people.teams.archive')}
        action={() => changeTeam(id, { isArchived: true })}
        onClose={stay}
      />
      <ConfirmPopup
        isOpen={asked === 'drop'}
        title={t('people.teams.dropTitle', { name })}
        words={t('people.teams.dropWords')}
        actionLabel={t('people.teams.drop')}
        action={() => dropTeam(id).then(onDropped)}
        onClose={stay}
      />
    </section>
  )
}
