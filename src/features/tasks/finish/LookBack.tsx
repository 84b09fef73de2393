import { useTranslation } from 'react-i18next'
import type { FinishItem } from '#shared/contract/attempts.ts'
import { ArrowClockwiseIcon, CheckIcon } from '#src/ui/icons.ts'
import styles from './LookBack.module.css'

/** So many of what went well are named; the others are counted. */
const NAMED = 3

/** What is worth another look, with what is right and why, and what went well. What is missed comes first: it is what can be done something about. */
export function LookBack({ items }: { items: readonly FinishItem[] }) {
  const { t, i18n } = useTranslation()
  const well = items.filter(({ isRight }) => isRight)
  const missed = items.filter(({ isRight }) => !isRight)
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  return (
    <div className={styles.look}>
      {missed.length > 0 && (
        <section>
          <h3 className={styles.head}>
            <ArrowClockwiseIcon size={20} aria-hidden />
            {t('tasks.finish.again')}
          </h3>
          <ul className={styles.items}>
            {missed.map(({ name, right, why }, index) => (
              <li key={index} className={styles.item}>
                <p className={styles.name}>{name}</p>
                {right.length > 0 && right.join() !== name && (
                  <p>{t('tasks.finish.isRight', { answer: list.format(right) })}</p>
                )}
                {why !== '' && <p className={styles.why}>{why}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {well.length > 0 && (
        <section>
          <h3 className={styles.head}>
            <CheckIcon size={20} weight="bold" aria-hidden />
            {t('tasks.finish.well')}
          </h3>
          <ul className={styles.items}>
            {well.slice(0, NAMED).map(({ name }, index) => (
              <li key={index} className={styles.name}>
                {name}
              </li>
            ))}
            {well.length > NAMED && (
              <li className={styles.why}>{t('tasks.finish.more', { count: well.length - NAMED })}</li>
            )}
          </ul>
        </section>
      )}
    </div>
  )
}
