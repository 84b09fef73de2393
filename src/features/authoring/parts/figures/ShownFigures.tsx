import { useId, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ItemStatistics } from '#shared/contract/content-items.ts'
import { usePercent } from '#src/i18n/use-percent.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { CheckCircleIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import styles from '../../Authoring.module.css'
import own from './ShownFigures.module.css'
import { itemsQuery } from '../../queries.ts'
import { taskFileOf } from '../../rules/outline.ts'
import { useAuthoring } from '../../use-authoring.ts'
import { useWriting, wordsAt, type Place } from '../../use-writing.ts'

export interface ItemFiguresProps {
  /** Where the words of the question stand; its id is the last of them. */
  at: Place
  question: {
    answers: readonly string[]
    /** Null where nothing is right or wrong. */
    correct: readonly string[] | null
  }
  /** What an answer is called that has no words of its own. */
  nameOf?: (answer: string) => string
  /** Its time is that of the whole task: nobody can tell at which part it was spent. */
  isTimeOfAll?: boolean
}

/** How players answered a question at their first try, and what came of the last edit (AUTHOR-4). */
export function ShownFigures({ at, question, nameOf, isTimeOfAll = false }: ItemFiguresProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { day } = useWhen()
  const { folder } = useAuthoring()
  const { mission, task } = useWriting()
  const { data } = useQuery(itemsQuery(folder, taskFileOf(mission, task)))
  if (!data) return null
  const id = at.at(-1)
  const seen = data.versions.flatMap(({ number, publishedAt, items }) => {
    const item = items.find((one) => one.id === id)
    return item ? [{ number, publishedAt, item }] : []
  })
  const [newest, before] = seen
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.legend}>
        {t('authoring.items.title')}
      </h3>
      {newest ? (
        <>
          <p className={styles.note}>
            {t('authoring.items.of', {
              count: newest.item.people,
              number: newest.number,
              moment: day(newest.publishedAt),
            })}
          </p>
          <Flag item={newest.item} />
          <Counts item={newest.item} before={before?.item} isTimeOfAll={isTimeOfAll} />
          <Answers at={at} item={newest.item} question={question} nameOf={nameOf} />
        </>
      ) : (
        <p className={styles.note}>{t('authoring.items.none')}</p>
      )}
    </section>
  )
}

/** What nobody or everybody gets right says nothing. */
function Flag({ item: { people, right } }: { item: ItemStatistics }): ReactNode {
  const { t } = useTranslation()
  if (right === null || (right > 0 && right < people)) return null
  return (
    <Notice tone="warn">{t(right === 0 ? 'authoring.items.nobody' : 'authoring.items.everybody')}</Notice>
  )
}

interface CountsProps {
  item: ItemStatistics
  before: ItemStatistics | undefined
  isTimeOfAll: boolean
}

function Counts({ item, before, isTimeOfAll }: CountsProps) {
  const { t } = useTranslation()
  const percent = usePercent()
  const share = (some: number, all: number) => percent(Math.round((some / all) * 100))
  const { people, right, open, seconds, sureness } = item
  return (
    <dl className={own.counts}>
      {right !== null && (
        <>
          <dt>{t('authoring.items.right')}</dt>
          <dd>
            <strong>{share(right, people)}</strong>
            {before && before.right !== null && (
              <span className={styles.note}>
                {t('authoring.items.before', {
                  share: share(before.right, before.people),
                  count: before.people,
                })}
              </span>
            )}
          </dd>
        </>
      )}
      {seconds !== null && (
        <>
          <dt>{t(isTimeOfAll ? 'authoring.items.timeOfAll' : 'authoring.items.time')}</dt>
          <dd>{t('authoring.items.seconds', { count: seconds })}</dd>
        </>
      )}
      {open > 0 && (
        <>
          <dt>{t('authoring.items.open')}</dt>
          <dd>{share(open, people)}</dd>
        </>
      )}
      {sureness && (
        <>
          <dt>{t('authoring.items.sureWrong')}</dt>
          <dd>{share(sureness.sureWrong, sumOf(sureness))}</dd>
          <dt>{t('authoring.items.unsureRight')}</dt>
          <dd>{share(sureness.unsureRight, sumOf(sureness))}</dd>
        </>
      )}
    </dl>
  )
}

const sumOf = (counts: NonNullable<ItemStatistics['sureness']>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

interface AnswersProps extends Omit<ItemFiguresProps, 'nameOf' | 'isTimeOfAll'> {
  item: ItemStatistics
  nameOf: ItemFiguresProps['nameOf']
}

/** How many chose each answer, in the order of the form; one that is not there any more stands last. */
function Answers({ at, item, question: { answers, correct }, nameOf = (id) => id }: AnswersProps) {
  const { t } = useTranslation()
  const percent = usePercent()
  const writing = useWriting()
  const gone = item.answers.map(({ id }) => id).filter((id) => !answers.includes(id))
  const isWrong = (id: string) => correct !== null && !correct.includes(id)
  const wrong = item.answers.filter(({ id }) => isWrong(id) && answers.includes(id))
  const most = Math.max(0, ...wrong.map(({ people }) => people))
  return (
    <ul className={own.answers} aria-label={t('authoring.items.answers')}>
      {[...answers, ...gone].map((id) => {
        const people = item.answers.find((one) => one.id === id)?.people ?? 0
        const share = Math.round((people / item.people) * 100)
        const isRight = correct?.includes(id) ?? false
        const said = [
          isRight && t('authoring.items.isRight'),
          gone.includes(id) && t('authoring.items.gone'),
          isWrong(id) && most > 0 && people === most && t('authoring.items.draws'),
          people === 0 && isWrong(id) && t('authoring.items.drawsNobody'),
        ].filter((one) => one !== false)
        return (
          <li key={id}>
            <span className={own.name}>
              {isRight && <CheckCircleIcon size="1.25rem" weight="fill" aria-hidden />}
              {wordsAt(writing, [...at, 'answers', id]) ?? nameOf(id)}
            </span>
            <span>{percent(share)}</span>
            <span className={own.track} data-right={isRight} aria-hidden>
              <span style={{ '--share': String(share / 100) }} />
            </span>
            {said.length > 0 && <small>{said.join(' · ')}</small>}
          </li>
        )
      })}
    </ul>
  )
}
