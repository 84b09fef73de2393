import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { peopleQuery } from '../queries.ts'
import { PagedRows } from './PagedRows.tsx'
import { PersonLink } from './PersonLink.tsx'
import { PlaceInTeam } from './PlaceInTeam.tsx'

interface PeopleOfTeamProps {
  teamId: string
  hrefOf: (personId: string) => string
}

/** Who is in a team, and as what; of an archived one who was. */
export function PeopleOfTeam({ teamId, hrefOf }: PeopleOfTeamProps) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(peopleQuery({ team: teamId }))
  return (
    <PagedRows
      query={query}
      rows={query.data?.pages.flatMap(({ people }) => people)}
      keyOf={({ id }) => id}
      label={t('people.teams.people')}
      none={t('people.teams.nobody')}
    >
      {(person) => {
        const place = person.teams.find(({ id }) => id === teamId)
        return (
          <>
            <PersonLink person={person} href={hrefOf(person.id)} />
            {place && (
              <PlaceInTeam
                teamId={teamId}
                personId={person.id}
                place={place}
                mayLead={person.roles.includes('leader')}
                label={person.displayName}
              />
            )}
          </>
        )
      }}
    </PagedRows>
  )
}
