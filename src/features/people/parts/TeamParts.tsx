import { useTranslation } from 'react-i18next'
import { MOST_TEAMS } from '#shared/contract/people-invitations.ts'
import type { Team } from '#shared/contract/people.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { PlusIcon } from '#src/ui/icons.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import styles from '../People.module.css'

export interface TeamPart {
  /** Its id; '' for none. */
  team: string
  isLeader: boolean
}

export const NO_PART: TeamPart = { team: '', isLeader: false }

interface TeamPartsProps {
  teams: readonly Team[]
  parts: readonly TeamPart[]
  /** Only who has a leader's role leads. */
  mayLead: boolean
  onParts: (parts: TeamPart[]) => void
}

/** In which teams somebody will be: a row each, and one more where the last is filled. */
export function TeamParts({ teams, parts, mayLead, onParts }: TeamPartsProps) {
  const { t } = useTranslation()
  const change = (row: number, more: Partial<TeamPart>) =>
    onParts(parts.map((part, at) => (at === row ? { ...part, ...more } : part)))
  const isFilled = parts.every(({ team }) => team !== '')
  return (
    <>
      {parts.map(({ team, isLeader }, row) => (
        // rows are only ever added
        <div key={row} className={styles.fields}>
          <SelectField
            label={t(row === 0 ? 'people.team.label' : 'people.team.another')}
            options={[
              { id: '', label: t('people.team.none') },
              ...teams
                .filter(({ id }) => id === team || parts.every((part) => part.team !== id))
                .map(({ id, name }) => ({ id, label: name })),
            ]}
            value={team}
            onChange={({ target }) => change(row, { team: target.value })}
          />
          {mayLead && team !== '' && (
            <Checkbox
              label={t('people.team.leadsIt')}
              checked={isLeader}
              onChange={({ target }) => change(row, { isLeader: target.checked })}
            />
          )}
        </div>
      ))}
      {isFilled && parts.length < Math.min(teams.length, MOST_TEAMS) && (
        <div>
          <Button
            variant="secondary"
            icon={<PlusIcon size={20} aria-hidden />}
            onClick={() => onParts([...parts, NO_PART])}
          >
            {t('people.invite.anotherTeam')}
          </Button>
        </div>
      )}
    </>
  )
}
