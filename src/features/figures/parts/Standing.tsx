import { useTranslation } from 'react-i18next'
import type { GroupChoice } from '#shared/contract/figure-group.ts'
import type { GroupFigures } from '#shared/contract/figures.ts'
import { groupThousands } from '#shared/domain/numbers.ts'
import styles from './Charts.module.css'
import page from './Figures.module.css'

const PARTS = [
  ['done', 'full'],
  ['moving', 'part'],
  ['still', 'still'],
  ['notBegun', 'none'],
] as const

interface StandingProps extends Pick<GroupFigures, 'standing'> {
  people: number
  /** Where most of those who stand still are. */
  stop: GroupFigures['stops'][number] | undefined
  /** The list of those who are meant. */
  hrefOf: (meant: GroupChoice) => string
}

/** The answer to 'how is it going', and the one thing to do about it. */
export function Standing({ standing, people, stop, hrefOf }: StandingProps) {
  const { t } = useTranslation()
  const { done, still, notBegun } = standing
  return (
    <section className={page.standing} data-material="night" aria-labelledby="standing">
      <h2 id="standing">
        {t('figures.standing.says', {
          done: groupThousands(done),
          people: groupThousands(people),
          count: done,
        })}
      </h2>
      <div className={styles.whole} aria-hidden>
        {PARTS.map(([part, mark]) => (
          <span key={part} className={styles[mark]} style={{ flexGrow: standing[part] }} />
        ))}
      </div>
      <ul className={styles.numbers}>
        {PARTS.map(([part, mark]) => (
          <li key={part}>
            <span className={styles.number}>{groupThousands(standing[part])}</span>
            <span className={styles.meaning}>
              <span className={styles.swatch} aria-hidden>
                <span className={styles[mark]} />
              </span>
              {t(`figures.standing.${part}`)}
            </span>
          </li>
        ))}
      </ul>
      <p className={page.next}>
        <span>
          {still > 0 && stop
            ? t(stop.isOpen ? 'figures.next.open' : 'figures.next.after', {
                task: stop.task.name,
                count: stop.people,
              })
            : notBegun > 0
              ? t('figures.next.begin', { count: notBegun })
              : t('figures.next.fine')}
        </span>
        {(still > 0 || notBegun > 0) && (
          <a href={hrefOf(meantBy(still, stop))} className={page.way}>
            {t('figures.seePeople')}
          </a>
        )}
      </p>
    </section>
  )
}

/** Whom the sentence beside the link is about. */
function meantBy(still: number, stop: StandingProps['stop']): GroupChoice {
  if (still === 0) return { standing: 'notBegun' }
  if (!stop) return { standing: 'still' }
  return { standing: 'still', task: stop.task.id, how: stop.isOpen ? 'open' : 'after' }
}
