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

interface ProgressSummaryProps extends Pick<GroupFigures, 'progress'> {
  people: number
  /** Where most of those who stand still are. */
  stop: GroupFigures['stops'][number] | undefined
  /** The list of those who are meant. */
  hrefOf: (meant: GroupChoice) => string
}

/** The answer to 'how is it going', and the one thing to do about it. */
export function ProgressSummary({ progress, people, stop, hrefOf }: ProgressSummaryProps) {
  const { t } = useTranslation()
  const { done, still, notBegun } = progress
  return (
    <section className={page.progress} data-material="night" aria-labelledby="progress">
      <h2 id="progress">
        {t('figures.progress.says', {
          done: groupThousands(done),
          people: groupThousands(people),
          count: done,
        })}
      </h2>
      <div className={styles.whole} aria-hidden>
        {PARTS.map(([part, mark]) => (
          <span key={part} className={styles[mark]} style={{ flexGrow: progress[part] }} />
        ))}
      </div>
      <ul className={styles.numbers}>
        {PARTS.map(([part, mark]) => (
          <li key={part}>
            <span className={styles.number}>{groupThousands(progress[part])}</span>
            <span className={styles.meaning}>
              <span className={styles.swatch} aria-hidden>
                <span className={styles[mark]} />
              </span>
              {t(`figures.progress.${part}`)}
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
          <a href={hrefOf(meantBy(still, stop))} className={page.link}>
            {t('figures.seePeople')}
          </a>
        )}
      </p>
    </section>
  )
}

/** Whom the sentence beside the link is about. */
function meantBy(still: number, stop: ProgressSummaryProps['stop']): GroupChoice {
  if (still === 0) return { progress: 'notBegun' }
  if (!stop) return { progress: 'still' }
  return { progress: 'still', task: stop.task.id, how: stop.isOpen ? 'open' : 'after' }
}
