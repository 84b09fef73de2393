import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Season } from '#shared/contract/seasons.ts'
import { counted, groupThousands } from '#shared/domain/numbers.ts'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { PlusIcon } from '#src/ui/icons.ts'
import { dropSeason } from './calls.ts'
import { ConfirmPopup } from './parts/ConfirmPopup.tsx'
import { RoomHead } from './parts/RoomHead.tsx'
import { SeasonForm } from './parts/SeasonForm.tsx'
import styles from './People.module.css'
import { seasonsQuery } from './queries.ts'
import { useSpoken } from './spoken.ts'

/** Where an admin calls for seasons: a name, days, and what all reach for together (RANK-1, RANK-2). */
export function SeasonDesk() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(seasonsQuery)
  const [edited, edit] = useState<Season | 'new' | null>(null)
  const [dropped, drop] = useState<Season | null>(null)
  const nameOf = useSeasonName()
  return (
    <div className={styles.stack}>
      <RoomHead about={t('people.seasons.about')}>{t('people.seasons.title')}</RoomHead>
      {!data && <Coming error={error} sentence={t('people.unread')} onRetry={refetch} />}
      {data &&
        (edited ? (
          <SeasonForm
            key={edited === 'new' ? '' : edited.id}
            season={edited === 'new' ? null : edited}
            today={data.today}
            timeZone={data.timeZone}
            onDone={() => edit(null)}
          />
        ) : (
          <div>
            <Button icon={<PlusIcon size={20} aria-hidden />} onClick={() => edit('new')}>
              {t('people.seasons.new')}
            </Button>
          </div>
        ))}
      {data?.seasons.length === 0 && (
        <p role="status" className={styles.quiet}>
          {t('people.seasons.none')}
        </p>
      )}
      {data && data.seasons.length > 0 && (
        <ul className={styles.rows} aria-label={t('people.seasons.title')}>
          {data.seasons.map((season) => (
            <li key={season.id}>
              <Facts season={season} name={nameOf(season)} />
              <span className={styles.facts}>
                <Button variant="secondary" onClick={() => edit(season)}>
                  {t('people.seasons.change')}
                </Button>
                <Button variant="secondary" onClick={() => drop(season)}>
                  {t('people.seasons.drop')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <ConfirmPopup
        isOpen={dropped !== null}
        title={t('people.seasons.dropTitle', { name: dropped ? nameOf(dropped) : '' })}
        words={t('people.seasons.dropWords')}
        actionLabel={t('people.seasons.drop')}
        action={() => dropSeason(dropped?.id ?? '')}
        onClose={() => drop(null)}
      />
    </div>
  )
}

function Facts({ season, name }: { season: Season; name: string }) {
  const { t, i18n } = useTranslation()
  const { startsOn, endsOn, goal, points, state } = season
  const format = new Intl.DateTimeFormat(i18n.language || undefined, { dateStyle: 'medium', timeZone: 'UTC' })
  const days = format.formatRange(new Date(startsOn), new Date(endsOn))
  return (
    <span className={styles.who}>
      <strong>
        <bdi>{name}</bdi>{' '}
        <Chip tone={state === 'running' ? 'good' : 'plain'}>{t(`people.seasons.state.${state}`)}</Chip>
      </strong>
      <span className={styles.quiet}>{days}</span>
      <span>
        {goal === null
          ? t('people.seasons.points', counted(points))
          : t('people.seasons.ofGoal', { number: groupThousands(points), goal: groupThousands(goal) })}
      </span>
    </span>
  )
}

/** In the reader's language, else whichever there is. */
function useSeasonName() {
  const { i18n } = useTranslation()
  const spoken = useSpoken()
  return ({ name }: Season): string =>
    [spoken.find((one) => one === i18n.language), ...spoken]
      .map((language) => language && name[language])
      .find((one) => one !== undefined) ??
    Object.values(name)[0] ??
    ''
}
