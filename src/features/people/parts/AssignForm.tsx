import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Choice } from '#src/ui/Choice.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { assign } from '../calls.ts'
import { useAction } from './use-action.ts'
import styles from '../People.module.css'
import { assignmentsQuery, usedTeamsQuery } from '../queries.ts'
import { FindPerson } from './FindPerson.tsx'
import { Said } from './Said.tsx'

const TO = ['team', 'person'] as const

interface AssignFormProps {
  /** Who alone is given one; null: that is asked, too. */
  personId: string | null
}

/** Gives an adventure to a team or to somebody, until a day where one is named. */
export function AssignForm({ personId }: AssignFormProps) {
  const { t } = useTranslation()
  const { data: given } = useInfiniteQuery(assignmentsQuery(personId))
  const { data: teams = [] } = useQuery(usedTeamsQuery)
  const { sending, send } = useAction()
  const [wanted, setWanted] = useState({ adventure: '', team: '', dueOn: '' })
  const [to, setTo] = useState<(typeof TO)[number]>('team')
  const isToTeam = personId === null && to === 'team'
  const adventures = given?.pages[0]?.adventures ?? []
  const adventureId = wanted.adventure || adventures[0]?.id
  const teamId = wanted.team || teams[0]?.id
  const dueOn = wanted.dueOn === '' ? null : wanted.dueOn
  if (adventureId === undefined) return null
  const give = (whom: { teamId: string } | { personId: string }) => (
    <Button
      variant={personId === null ? 'primary' : 'secondary'}
      loadingVerb={sending.state === 'sending' && t('people.working')}
      onClick={() => void send(() => assign(adventureId, { ...whom, dueOn }))}
    >
      {t('people.assign.give')}
    </Button>
  )
  return (
    <div className={styles.stack}>
      <div className={styles.fields}>
        <SelectField
          label={t('people.assign.adventure')}
          options={adventures.map(({ id, name }) => ({ id, label: name }))}
          value={adventureId}
          onChange={({ target }) => setWanted({ ...wanted, adventure: target.value })}
        />
        <TextField
          type="date"
          label={t('people.assign.dueOn')}
          value={wanted.dueOn}
          onChange={({ target }) => setWanted({ ...wanted, dueOn: target.value })}
        />
        {personId !== null && give({ personId })}
      </div>
      {personId === null && (
        <Choice
          label={t('people.assign.to')}
          options={TO.map((id) => ({ id, label: t(`people.assign.${id}`) }))}
          value={to}
          onChange={setTo}
        />
      )}
      {to === 'person' && (
        <FindPerson
          isLeftOut={() => false}
          actions={({ id }) => [
            { words: t('people.assign.give'), action: () => assign(adventureId, { personId: id, dueOn }) },
          ]}
        />
      )}
      {isToTeam && teamId === undefined && <p className={styles.quiet}>{t('people.teams.none')}</p>}
      {isToTeam && teamId !== undefined && (
        <div className={styles.fields}>
          <SelectField
            label={t('people.team.label')}
            options={teams.map(({ id, name }) => ({ id, label: name }))}
            value={teamId}
            onChange={({ target }) => setWanted({ ...wanted, team: target.value })}
          />
          {give({ teamId })}
        </div>
      )}
      <Said sending={sending} done={t('people.assign.done')} />
    </div>
  )
}
