import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Person } from '#shared/contract/people.ts'
import { Button } from '#src/ui/Button.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { placeInTeam } from '../calls.ts'
import { useAction } from './use-action.ts'
import styles from '../People.module.css'
import { usedTeamsQuery } from '../queries.ts'
import { PlaceInTeam } from './PlaceInTeam.tsx'
import { Said } from './Said.tsx'

/** In which teams somebody is, and as what. */
export function TeamsOfPerson({ person }: { person: Person }) {
  const { t } = useTranslation()
  const { data: teams = [] } = useQuery(usedTeamsQuery)
  const { sending, send } = useAction()
  const others = teams.filter(({ id }) => person.teams.every((team) => team.id !== id))
  const [chosen, setChosen] = useState('')
  const teamId = others.find(({ id }) => id === chosen)?.id ?? others[0]?.id
  return (
    <section className={styles.stack}>
      <h2>{t('people.person.teams')}</h2>
      {person.teams.length === 0 ? (
        <p className={styles.quiet}>{t('people.person.noTeam')}</p>
      ) : (
        <ul className={styles.rows}>
          {person.teams.map((team) => (
            <li key={team.id}>
              <strong>{team.name}</strong>
              <PlaceInTeam
                teamId={team.id}
                personId={person.id}
                place={team}
                mayLead={person.roles.includes('leader')}
                label={team.name}
              />
            </li>
          ))}
        </ul>
      )}
      {teamId !== undefined && (
        <div className={styles.fields}>
          <SelectField
            label={t('people.team.another')}
            options={others.map(({ id, name }) => ({ id, label: name }))}
            value={teamId}
            onChange={(event) => setChosen(event.target.value)}
          />
          <Button
            variant="secondary"
            loadingVerb={sending.state === 'sending' && t('people.working')}
            onClick={() =>
              void send(() => placeInTeam(teamId, person.id, { isMember: true, isLeader: false }))
            }
          >
            {t('people.team.put')}
          </Button>
        </div>
      )}
      <Said sending={sending} />
    </section>
  )
}
