import { useTranslation } from 'react-i18next'
import type { ConnectorPlayable } from '#shared/scene/tasks/connector.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { showWhole } from '#src/ui/show-whole.ts'
import type { Judged } from './ends.ts'
import styles from './Judgement.module.css'

interface JudgementProps {
  playable: ConnectorPlayable
  judged: readonly Judged[]
}

/** What was right and why, in words, pair by pair. */
export function Judgement({ playable, judged }: JudgementProps) {
  const { t } = useTranslation()
  const right = judged.filter(({ isCorrect }) => isCorrect).length
  const textOf = (side: 'left' | 'right', wanted: string) =>
    playable[side].find(({ key }) => key === wanted)?.text ?? ''
  return (
    <section className={styles.judgement} ref={showWhole}>
      <h2 className={styles.head} role="status">
        {t('tasks.connector.result', { right, all: judged.length })}
      </h2>
      <ul className={styles.list}>
        {judged.map(({ left, chosen, right: belongs, isCorrect, explanation }) => (
          <li key={left}>
            <Notice tone={isCorrect ? 'good' : 'warn'}>
              <strong>{t(isCorrect ? 'tasks.frame.right' : 'tasks.frame.wrong')}</strong>{' '}
              <span className={styles.pair}>
                {textOf('left', left)} – {textOf('right', belongs)}
              </span>
              <p>{explanation}</p>
              {!isCorrect && (
                <p className={styles.yours}>
                  {t('tasks.connector.yours', { name: textOf('right', chosen) })}
                </p>
              )}
            </Notice>
          </li>
        ))}
      </ul>
    </section>
  )
}
