import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AUDIENCES, type AdminMessage, type WrittenMessage } from '#shared/contract/messages.ts'
import { Choice } from '#src/ui/Choice.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { usedTeamsQuery } from '../queries.ts'
import { FindPerson } from './FindPerson.tsx'

interface MessageAudienceProps {
  draft: WrittenMessage
  person: AdminMessage['person']
  onChange: (more: Partial<WrittenMessage>) => void
  onPerson: (person: AdminMessage['person']) => void
}

/** Whom a message goes to. */
export function MessageAudience({ draft, person, onChange, onPerson }: MessageAudienceProps) {
  const { t } = useTranslation()
  const { data: teams = [] } = useQuery(usedTeamsQuery)
  const { audience, teamId } = draft
  return (
    <>
      <Choice
        label={t('people.assign.to')}
        options={AUDIENCES.map((id) => ({ id, label: t(`people.messages.audience.${id}`) }))}
        value={audience}
        onChange={(id) =>
          onChange({ audience: id, ...(id === 'team' && { teamId: teamId ?? teams[0]?.id ?? null }) })
        }
      />
      {audience === 'team' &&
        (teams.length === 0 ? (
          <p>{t('people.teams.none')}</p>
        ) : (
          <SelectField
            label={t('people.team.label')}
            options={teams.map(({ id, name }) => ({ id, label: name }))}
            value={teamId ?? ''}
            onChange={({ target }) => onChange({ teamId: target.value })}
          />
        ))}
      {audience === 'person' && (
        <>
          {person && <p role="status">{t('people.messages.to.person', { name: person.displayName })}</p>}
          <FindPerson
            isLeftOut={({ id }) => id === person?.id}
            actions={({ id, displayName }) => [
              {
                words: t('people.messages.pick'),
                action: () => {
                  onPerson({ id, displayName })
                  onChange({ personId: id })
                  return Promise.resolve()
                },
              },
            ]}
          />
        </>
      )}
    </>
  )
}
