import { useTranslation } from 'react-i18next'
import type { ConnectorPlayable } from '#kinds/connector/shared/schemas.ts'
import { CheckCircleIcon, WarningCircleIcon } from '#src/ui/icons.ts'
import { showWhole } from '#src/ui/show-whole.ts'
import type { Judged, Side } from './ends.ts'
import styles from './Judgement.module.css'

interface JudgementProps {
  playable: ConnectorPlayable
  judged: readonly Judged[]
}

/** What was right and why, in words, pair by pair. Its heading alone comes into view: above it the judged lines stay seen. */
export function Judgement({ playable, judged }: JudgementProps) {
  const { t } = useTranslation()
  const right = judged.filter(({ isCorrect }) => isCorrect).length
  const endOf = (side: Side, wanted: string) => playable[side].find(({ key }) => key === wanted)
  const textOf = (side: Side, wanted: string) => endOf(side, wanted)?.text ?? ''
  return (
    <section>
      <h2 className={styles.head} ref={showWhole}>
        {t('connector.result', { right, all: judged.length })}
      </h2>
      <ul className={styles.list}>
        {judged.map(({ left, chosen, right: belongs, isCorrect, explanation }) => {
          const picture = endOf('left', left)?.picture ?? null
          return (
            <li key={left} className={styles.pair} data-right={isCorrect}>
              {picture !== null && <img className={styles.picture} src={picture} alt="" />}
              <div className={styles.words}>
                <h3 className={styles.name}>{textOf('left', left)}</h3>
                {!isCorrect && (
                  <p className={styles.wrong}>
                    <WarningCircleIcon size={20} weight="fill" aria-hidden />
                    {t('connector.yours', { name: textOf('right', chosen) })}
                  </p>
                )}
                <p className={styles.right}>
                  <CheckCircleIcon size={20} weight="fill" aria-hidden />
                  {t(isCorrect ? 'connector.joinedRight' : 'connector.belongs', {
                    name: textOf('right', belongs),
                  })}
                </p>
                <p className={styles.why}>{explanation}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
