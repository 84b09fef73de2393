import { useTranslation } from 'react-i18next'
import type { ShownSeason } from '#shared/contract/rankings.ts'
import { counted, groupThousands } from '#shared/domain/numbers.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { localDay } from './local-day.ts'
import styles from './Rankings.module.css'

/** What all reach for together this season, and what each team has added: side by side, not one above the other. */
export function SeasonGoal({ season }: { season: ShownSeason }) {
  const { t, i18n } = useTranslation()
  const { name, endsOn, goal, points, teams } = season
  const isReached = goal !== null && points >= goal
  return (
    <section className={styles.season} aria-labelledby="season-name">
      <div className={styles.seasonHead}>
        <h2 id="season-name">{name}</h2>
        <span className={styles.quiet}>
          {t('rankings.season.until', { day: localDay(endsOn, i18n.language) })}
        </span>
      </div>
      {goal === null ? (
        <p>{t('rankings.season.together', counted(points))}</p>
      ) : (
        <>
          <ProgressBar
            percent={(points / goal) * 100}
            label={t('rankings.season.goal')}
            variant="achievement"
            animated
            bottomLabel={t('rankings.season.of', {
              number: groupThousands(points),
              goal: groupThousands(goal),
            })}
          />
          <p>{t(isReached ? 'rankings.season.reached' : 'rankings.season.open')}</p>
        </>
      )}
      {teams.length > 0 && (
        <>
          <h3 className={styles.teamsTitle}>{t('rankings.season.teams')}</h3>
          <ul className={styles.teams}>
            {teams.map((team) => (
              <li key={team.id} className={styles.team} data-mine={team.isMine}>
                <span>
                  <bdi>{team.name}</bdi> {team.isMine && <Chip>{t('rankings.season.mine')}</Chip>}
                </span>
                <strong>{t('rankings.points', counted(team.points))}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
