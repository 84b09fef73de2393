import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Recommendation } from '#shared/contract/recommendations.ts'
import styles from './NextSteps.module.css'
import { whyWords } from './parts/why-words.ts'
import { recommendationsQuery } from './queries.ts'

/** As many as one can take up at once. */
const SHOWN = 3

interface NextStepsProps {
  onTask: (task: Recommendation) => void
}

/** What the player would do best now, in rows; where nothing is recommended, or came, that there is nothing. */
export function NextSteps({ onTask }: NextStepsProps) {
  const { t, i18n } = useTranslation()
  const { data, isPending } = useQuery(recommendationsQuery(i18n.language))
  if (isPending) return <p className={styles.note}>{t('shell.loading')}</p>
  const [...steps] = data ?? []
  if (steps.length === 0) return <p className={styles.note}>{t('recommendations.nothing')}</p>
  return (
    <ul className={styles.steps}>
      {steps.slice(0, SHOWN).map((one) => (
        <li key={one.taskId}>
          <button type="button" className={styles.step} onClick={() => onTask(one)}>
            {one.backgroundUrl !== null && (
              <img
                src={one.backgroundUrl}
                alt=""
                width={96}
                height={56}
                loading="lazy"
                className={styles.picture}
              />
            )}
            <span className={styles.words}>
              <span className={styles.name}>{one.title}</span>
              <span className={styles.note}>{whyWords(one, t, i18n.language)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
