import { useTranslation } from 'react-i18next'
import type { ExamItem, GroupFigures } from '#shared/contract/figures.ts'
import { groupThousands } from '#shared/domain/numbers.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import { ChartCard } from './ChartCard.tsx'
import { ItemMap } from './ItemMap.tsx'
import styles from './Charts.module.css'
import type { ShownItem } from './shown-item.ts'

interface ExamItemsProps {
  exam: GroupFigures['exams'][number]
  /** How many people were asked a question that is shown. */
  least: number
}

/** The questions of an exam, the hardest first, and how sure people were of what they answered. */
export function ExamItems({ exam, least }: ExamItemsProps) {
  const { t } = useTranslation()
  const percent = usePercent()
  const items = itemsOf(exam.items)
  const omitted = exam.items.length - items.length
  const hardest = items[0]
  const mistaken = items.toSorted((one, other) => (other.mistaken ?? 0) - (one.mistaken ?? 0))[0]
  const share = (value: number | null) => (value === null ? '–' : percent(Math.round(value * 100)))
  return (
    <ChartCard
      isWide
      title={t('figures.exam.title', { exam: exam.name })}
      says={
        mistaken?.mistaken
          ? t('figures.exam.mistaken', { question: mistaken.text, share: share(mistaken.mistaken) })
          : hardest
            ? t('figures.exam.hardest', { question: hardest.text, share: share(hardest.right) })
            : t('figures.exam.none', { least })
      }
      table={{
        head: [
          t('figures.exam.question'),
          t('figures.exam.right'),
          t('figures.exam.sure'),
          t('figures.exam.sureWrong'),
          t('figures.exam.asked'),
        ],
        rows: items.map(({ number, text, right, sure, mistaken: both, answers }) => [
          `${number}. ${text}`,
          share(right),
          share(sure),
          share(both),
          groupThousands(answers.people),
        ]),
      }}
    >
      {items.some(({ sure }) => sure !== null) && (
        <ItemMap items={items.filter(({ sure }) => sure !== null)} />
      )}
      <ol className={styles.rows}>
        {items.map(({ number, text, right, mistaken: both }) => (
          <li key={number}>
            <span className={styles.name}>
              {number}. {text}
              {both !== null && both > 0 && (
                <small>{t('figures.exam.sureButWrong', { share: share(both) })}</small>
              )}
            </span>
            <span className={`${styles.described} ${styles.short}`}>
              {t('figures.exam.rightShare', { share: share(right) })}
            </span>
            <span className={styles.track} aria-hidden>
              <span className={styles.full} style={{ '--share': String(right) }} />
            </span>
          </li>
        ))}
      </ol>
      {omitted > 0 && <p className={styles.note}>{t('figures.exam.omitted', { count: omitted, least })}</p>}
    </ChartCard>
  )
}

function itemsOf(items: readonly ExamItem[]): ShownItem[] {
  return items
    .flatMap(({ text, answers }) => (answers ? [{ text, answers }] : []))
    .toSorted((one, other) => shareRight(one.answers) - shareRight(other.answers))
    .map(({ text, answers }, index) => {
      const { sureness } = answers
      const all = sureness ? Object.values(sureness).reduce((sum, count) => sum + count, 0) : 0
      const sure = sureness && all > 0 ? (sureness.sureRight + sureness.sureWrong) / all : null
      return {
        number: index + 1,
        text,
        right: shareRight(answers),
        sure,
        mistaken: sureness && all > 0 ? sureness.sureWrong / all : null,
        answers,
      }
    })
}

const shareRight = ({ people, right }: ShownItem['answers']): number => (people === 0 ? 0 : right / people)
