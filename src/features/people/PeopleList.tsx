import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupNames } from '#shared/contract/figure-group.ts'
import { ROLES } from '#shared/domain/roles.ts'
import { TYPING_MS } from '#src/lib/use-settled.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { InviteButton } from './parts/InviteButton.tsx'
import { PagedRows } from './parts/PagedRows.tsx'
import { PersonLink } from './parts/PersonLink.tsx'
import { RoomHead } from './parts/RoomHead.tsx'
import styles from './People.module.css'
import { peopleQuery, usedTeamsQuery, type PeopleFilter } from './queries.ts'

const STATES = ['active', 'disabled'] as const

interface PeopleListProps {
  /** It stands within a room that has a head of its own. */
  isPart?: boolean
  filter: PeopleFilter
  /** Says whom figures mean, where the list shows only those. */
  noteOf: (group: GroupNames) => ReactNode
  onFilter: (filter: PeopleFilter) => void
  hrefOf: (personId: string) => string
}

/** Everybody of the tenant, found by name, role, team and state. */
export function PeopleList({ isPart = false, filter, noteOf, onFilter, hrefOf }: PeopleListProps) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(peopleQuery(filter))
  const group = query.data?.pages[0]?.group
  const { data: teams = [] } = useQuery(usedTeamsQuery)
  const choose = (name: 'role' | 'team' | 'state', value: string) => {
    const { [name]: _, ...rest } = filter
    onFilter(value === '' ? rest : { ...rest, [name]: value })
  }
  const any = { id: '', label: t('people.any') }
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <RoomHead isPart={isPart}>{t('people.list.title')}</RoomHead>
        <InviteButton />
      </div>
      <div role="search" className={styles.filters}>
        <Search filter={filter} onFilter={onFilter} />
        <SelectField
          label={t('people.role.label')}
          options={[any, ...ROLES.map((role) => ({ id: role, label: t(`people.role.${role}`) }))]}
          value={filter.role ?? ''}
          onChange={(event) => choose('role', event.target.value)}
        />
        <SelectField
          label={t('people.team.label')}
          options={[any, ...teams.map(({ id, name }) => ({ id, label: name }))]}
          value={filter.team ?? ''}
          onChange={(event) => choose('team', event.target.value)}
        />
        <SelectField
          label={t('people.state.label')}
          options={[any, ...STATES.map((state) => ({ id: state, label: t(`people.state.${state}`) }))]}
          value={filter.state ?? ''}
          onChange={(event) => choose('state', event.target.value)}
        />
      </div>
      {group && noteOf(group)}
      <PagedRows
        query={query}
        rows={query.data?.pages.flatMap(({ people }) => people)}
        keyOf={({ id }) => id}
        label={t('people.list.title')}
        none={t('people.list.none')}
      >
        {(person) => (
          <>
            <PersonLink person={person} href={hrefOf(person.id)} />
            <span className={styles.facts}>
              {person.teams.map(({ id, name }) => (
                <Chip key={id} tone="plain">
                  {name}
                </Chip>
              ))}
              {person.isDisabled && <Chip tone="bad">{t('people.state.disabled')}</Chip>}
              {person.roles.map((role) => (
                <Chip key={role} tone={role === 'player' ? 'plain' : 'soft'}>
                  {t(`people.role.${role}`)}
                </Chip>
              ))}
            </span>
          </>
        )}
      </PagedRows>
    </div>
  )
}

function Search({ filter, onFilter }: Pick<PeopleListProps, 'filter' | 'onFilter'>) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(filter.search ?? '')
  useEffect(() => {
    if (typed.trim() === (filter.search ?? '')) return
    const { search: _, ...rest } = filter
    const words = typed.trim()
    const timer = setTimeout(() => onFilter(words === '' ? rest : { ...rest, search: words }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, filter, onFilter])
  return (
    <TextField
      type="search"
      label={t('people.list.search')}
      value={typed}
      maxLength={254}
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
