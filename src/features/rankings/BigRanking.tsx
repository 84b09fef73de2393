import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ranking } from '#shared/contract/rankings.ts'
import type { RankingScope, RankingWindow } from '#shared/domain/rankings.ts'
import { Button } from '#src/ui/Button.tsx'
import { Choice } from '#src/ui/Choice.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { MyPlace } from './parts/MyPlace.tsx'
import { OthersBand } from './parts/OthersBand.tsx'
import { Podium } from './parts/Podium.tsx'
import { RankRow } from './parts/RankRow.tsx'
import { rankingQuery, seasonQuery } from './queries.ts'
import styles from './Rankings.module.css'
import { SeasonGoal } from './SeasonGoal.tsx'

/** The whole: podium, and a list that opens on me; of my team this month until something else is chosen (RANK-1, RANK-2). */
export function BigRanking() {
  const { t, i18n } = useTranslation()
  const [window, setWindow] = useState<RankingWindow>('month')
  const [scope, setScope] = useState<RankingScope>('team')
  const [isAsked, setAsked] = useState(false)
  const chooseScope = (chosen: RankingScope) => {
    setScope(chosen)
    setAsked(true)
  }
  const { data: season } = useQuery(seasonQuery(i18n.language))
  const windows = (['month', 'season', 'all'] as const).filter((one) => one !== 'season' || season)
  return (
    <div className={styles.page}>
      <section className={styles.board} aria-label={t('rankings.list')}>
        <div className={styles.choices}>
          <Choice
            label={t('rankings.scope.label')}
            options={(['team', 'everybody'] as const).map((id) => ({ id, label: t(`rankings.scope.${id}`) }))}
            value={scope}
            onChange={chooseScope}
          />
          <Choice
            label={t('rankings.window.label')}
            options={windows.map((id) => ({ id, label: t(`rankings.window.${id}`) }))}
            value={window}
            onChange={(chosen) => {
              setWindow(chosen)
              setAsked(true)
            }}
          />
        </div>
        <Board
          key={`${window} ${scope}`}
          window={window}
          scope={scope}
          isAsked={isAsked}
          onEverybody={() => chooseScope('everybody')}
        />
      </section>
      {season && <SeasonGoal season={season} />}
    </div>
  )
}

interface BoardProps {
  window: RankingWindow
  scope: RankingScope
  /** It was chosen, and did not come with the page. */
  isAsked: boolean
  onEverybody: () => void
}

function Board({ window, scope, isAsked, onEverybody }: BoardProps) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(rankingQuery(window, scope))
  const { data, error, refetch } = query
  const [about] = data?.pages ?? []
  if (!data || !about) {
    return (
      <Coming error={error} sentence={t('rankings.failed')} onRetry={refetch} heights={[11, 3.5, 3.5, 3.5]} />
    )
  }
  const podium = data.pages.find((page) => page.podium.length > 0)?.podium ?? []
  if (scope === 'team' && !about.hasTeam) {
    return (
      <EmptyState sentence={t('rankings.noTeam')}>
        <Button variant="secondary" onClick={onEverybody}>
          {t('rankings.toEverybody')}
        </Button>
      </EmptyState>
    )
  }
  if (podium.length === 0) {
    return (
      <>
        <MyPlace me={about.me} />
        <EmptyState sentence={t(`rankings.empty.${window}`)} />
      </>
    )
  }
  return (
    <>
      <Podium people={podium} />
      <MyPlace me={about.me} isAnnounced={isAsked} />
      <List query={query} pages={data.pages} podium={new Set(podium.map(({ id }) => id))} />
      <OthersBand others={about.others} isMine={isInBand(about)} />
    </>
  )
}

const isInBand = ({ me }: Ranking): boolean => me !== null && me.rank === null && me.points > 0

interface ListProps {
  query: {
    hasPreviousPage: boolean
    hasNextPage: boolean
    isFetchingPreviousPage: boolean
    isFetchingNextPage: boolean
    fetchPreviousPage: () => unknown
    fetchNextPage: () => unknown
  }
  pages: readonly Ranking[]
  podium: ReadonlySet<string>
}

/** Those on the podium are not listed again. */
function List({ query, pages, podium }: ListProps) {
  const { t } = useTranslation()
  const all = pages.flatMap((page) => page.rows).filter(({ id }) => !podium.has(id))
  // a person who has moved since the page before was read would stand there twice
  const rows = [...new Map(all.map((person) => [person.id, person])).values()]
  const [first] = rows
  const hasAbove = query.hasPreviousPage && (first === undefined || first.rank > podium.size + 1)
  return (
    <>
      {hasAbove && (
        <Button
          variant="secondary"
          wide
          loadingVerb={query.isFetchingPreviousPage && t('shell.loading')}
          onClick={() => void query.fetchPreviousPage()}
        >
          {t('rankings.above')}
        </Button>
      )}
      <ol className={styles.rows}>
        {rows.map((person) => (
          <RankRow key={person.id} person={person} />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          wide
          loadingVerb={query.isFetchingNextPage && t('shell.loading')}
          onClick={() => void query.fetchNextPage()}
        >
          {t('rankings.below')}
        </Button>
      )}
    </>
  )
}
