import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AnonymousSurvey } from '#shared/contract/figures.ts'
import { counted, groupThousands } from '#shared/domain/numbers.ts'
import { anonymousSurveysQuery } from '../queries.ts'
import { ChartCard } from './ChartCard.tsx'
import styles from './Charts.module.css'

/** What anonymous surveys were answered, by everybody together; nothing where there are none. */
export function AnonymousSurveys() {
  const { i18n } = useTranslation()
  const { data } = useQuery(anonymousSurveysQuery(i18n.language))
  return data?.surveys.map((survey) => (
    <SurveyCard key={`${survey.adventureId} ${survey.id}`} survey={survey} />
  ))
}

function SurveyCard({ survey }: { survey: AnonymousSurvey }) {
  const { t } = useTranslation()
  const { name, people, questions } = survey
  const scored = questions.filter(({ counts }) => counts.length > 0)
  return (
    <ChartCard
      title={t('figures.anonymous.title', { name })}
      says={
        people === null ? t('figures.anonymous.few') : t('figures.anonymous.says', { ...counted(people) })
      }
      table={{
        head: [t('figures.anonymous.question'), t('figures.anonymous.value'), t('figures.stops.people')],
        rows: scored.flatMap(({ text, counts }) =>
          counts.map((one) => [text, String(one.value), groupThousands(one.people)]),
        ),
      }}
    >
      <ul className={styles.rows}>
        {scored.map(({ id, text, counts }) => (
          <li key={id}>
            <span className={styles.name}>{text}</span>
            <span className={styles.described}>{t('figures.anonymous.mean', { mean: meanOf(counts) })}</span>
            <span className={styles.track} aria-hidden>
              <span className={styles.full} style={{ '--share': String(shareOf(counts)) }} />
            </span>
          </li>
        ))}
      </ul>
      {questions.map(
        ({ id, text, words }) =>
          words.length > 0 && (
            <details key={id}>
              <summary>
                {text} ({groupThousands(words.length)})
              </summary>
              <ul>
                {words.map((one, index) => (
                  <li key={index}>
                    <q>{one}</q>
                  </li>
                ))}
              </ul>
            </details>
          ),
      )}
    </ChartCard>
  )
}

type Counts = AnonymousSurvey['questions'][number]['counts']

function mean(counts: Counts): number {
  const all = counts.reduce((sum, { people }) => sum + people, 0)
  return all === 0 ? 0 : counts.reduce((sum, { value, people }) => sum + value * people, 0) / all
}

/** To a tenth, of the highest value. */
function meanOf(counts: Counts): string {
  return `${Math.round(mean(counts) * 10) / 10} / ${counts.at(-1)?.value ?? 0}`
}

/** Where the mean lies between the lowest value and the highest, 0 to 1. */
function shareOf(counts: Counts): number {
  const [low = 0, high = 1] = [counts[0]?.value, counts.at(-1)?.value]
  return high > low ? Math.max(0, (mean(counts) - low) / (high - low)) : 0
}
