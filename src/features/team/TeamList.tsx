import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupNames } from '#shared/contract/figure-group.ts'
import { useSettled } from '#src/lib/use-settled.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { MorePages } from '#src/ui/MorePages.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { MissionStars } from './parts/MissionStars.tsx'
import { PlayerCard } from './parts/PlayerCard.tsx'
import styles from './parts/Team.module.css'
import { teamQuery, type TeamChoice } from './queries.ts'

/** Longest part of a name that is looked for. */
const SEARCH_LENGTH = 60

interface TeamListProps {
  /** What the address narrows it to. */
  asked: Omit<TeamChoice, 'search'>
  /** Says whom figures mean, where the list shows only those. */
  noteOf: (group: GroupNames) => ReactNode
  /** @param team empty for all */
  onTeam: (team: string) => void
  onPlayer: (playerId: string) => void
}

/** My players, each with a lantern that burns as bright as the way behind them is long. */
export function TeamList({ asked, noteOf, onTeam, onPlayer }: TeamListProps) {
  const { t, i18n } = useTranslation()
  const [search, setSearch] = useState('')
  const wanted = useSettled(search.trim())
  const choice: TeamChoice = { ...asked, ...(wanted !== '' && { search: wanted }) }
  const query = useInfiniteQuery(teamQuery(choice, i18n.language))
  const { data, error, refetch } = query
  if (!data) {
    return <Coming error={error} sentence={t('team.failed')} onRetry={refetch} heights={[3, 11, 11]} />
  }
  const teams = data.pages[0]?.teams ?? []
  const group = data.pages[0]?.group
  const players = data.pages.flatMap((page) => page.players)
  const isAnybodyThere = teams.some((one) => one.players > 0)
  if (!isAnybodyThere) return <p className={styles.none}>{t('team.nobody')}</p>
  return (
    <>
      <div className={styles.filters}>
        <TextField
          label={t('team.search')}
          type="search"
          maxLength={SEARCH_LENGTH}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        {teams.length > 1 && (
          <SelectField
            label={t('team.team')}
            value={asked.team ?? ''}
            options={[
              { id: '', label: t('team.allTeams') },
              ...teams.map((one) => ({
                id: one.id,
                label: t('team.nameAndCount', { name: one.name, count: one.players }),
              })),
            ]}
            onChange={({ currentTarget }) => onTeam(currentTarget.value)}
          />
        )}
      </div>
      {group && <div className={styles.group}>{noteOf(group)}</div>}
      <ul className={styles.players}>
        {players.map((player) => (
          <li key={player.player.id}>
            <PlayerCard player={player} onPlayer={() => onPlayer(player.player.id)} />
          </li>
        ))}
      </ul>
      {players.length === 0 && <p className={styles.none}>{t('team.noneFound')}</p>}
      <MorePages pages={query} label={t('team.more')} className={styles.more} />
      <MissionStars />
    </>
  )
}
