import { useTranslation } from 'react-i18next'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { placeInTeam } from '../calls.ts'
import { useAction } from './use-action.ts'
import styles from '../People.module.css'
import { Said } from './Said.tsx'

interface PlaceInTeamProps {
  teamId: string
  personId: string
  place: { isMember: boolean; isLeader: boolean }
  /** Only who has a leader's role leads. */
  mayLead: boolean
  /** Of which team, or which person: read with each box. */
  label: string
}

/** What somebody is in a team, changed at once; neither takes the person out. */
export function PlaceInTeam({ teamId, personId, place, mayLead, label }: PlaceInTeamProps) {
  const { t } = useTranslation()
  const { sending, send } = useAction()
  const put = (more: Partial<typeof place>) =>
    void send(() => {
      const { isMember, isLeader } = { ...place, ...more }
      return placeInTeam(teamId, personId, { isMember, isLeader })
    })
  const box = (name: 'isMember' | 'isLeader', words: string) => (
    <Checkbox
      checked={place[name]}
      disabled={sending.state === 'sending'}
      onChange={(event) => put({ [name]: event.target.checked })}
      label={
        <>
          {words}
          <VisuallyHidden>: {label}</VisuallyHidden>
        </>
      }
    />
  )
  return (
    <span className={styles.facts}>
      {box('isMember', t('people.team.plays'))}
      {(mayLead || place.isLeader) && box('isLeader', t('people.team.leads'))}
      <Said sending={sending} />
    </span>
  )
}
