import { CheckCircleIcon, WarningCircleIcon } from '#src/ui/icons.ts'
import { showWhole } from '#src/ui/show-whole.ts'
import styles from './JudgedList.module.css'

/** One answer as it was judged, in words. */
export interface JudgedAnswer {
  key: string
  name: string
  picture?: string | null
  isCorrect: boolean
  /** What was answered, in a sentence; left out where it was right. */
  yours?: string | undefined
  /** What is right, in a sentence. */
  right: string
  /** Why; nothing is shown of an empty one. */
  why: string
}

interface JudgedListProps {
  /** '3 of 5 right' */
  result: string
  answers: readonly JudgedAnswer[]
}

/** What was right and why, answer by answer. Its heading alone comes into view: above it what was judged stays seen. */
export function JudgedList({ result, answers }: JudgedListProps) {
  return (
    <section>
      <h2 className={styles.head} ref={showWhole}>
        {result}
      </h2>
      <ul className={styles.list}>
        {answers.map(({ key, name, picture = null, isCorrect, yours, right, why }) => (
          <li key={key} className={styles.pair} data-right={isCorrect}>
            {picture !== null && <img className={styles.picture} src={picture} alt="" />}
            <div className={styles.words}>
              <h3 className={styles.name}>{name}</h3>
              {!isCorrect && yours !== undefined && (
                <p className={styles.wrong}>
                  <WarningCircleIcon size={20} weight="fill" aria-hidden />
                  {yours}
                </p>
              )}
              <p className={styles.right}>
                <CheckCircleIcon size={20} weight="fill" aria-hidden />
                {right}
              </p>
              {why !== '' && <p className={styles.why}>{why}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
