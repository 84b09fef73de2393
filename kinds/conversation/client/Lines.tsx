import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { replyIn, type Line } from './conversation-rule.ts'
import styles from './Lines.module.css'

interface LinesProps {
  lines: readonly Line[]
  name: string
  /** Of what was said last, which takes the focus. */
  last: Ref<HTMLParagraphElement>
  onReply: (scene: string, choice: string) => void
}

/** All that was said, from the beginning; below it the replies to choose from, or that the other one is thinking. */
export function Lines({ lines, name, last, onReply }: LinesProps) {
  const { t } = useTranslation()
  const now = lines.at(-1)
  return (
    <>
      <ol className={styles.lines} aria-label={t('conversation.said')}>
        {lines.map((line) => (
          <li key={line.scene} className={styles.line}>
            <p ref={line === now ? last : undefined} tabIndex={-1} className={styles.theirs}>
              <span className={styles.mood}>
                <VisuallyHidden>
                  <bdi>{name}</bdi>,{' '}
                </VisuallyHidden>
                {t(`conversation.mood.${line.mood}`)}
                <VisuallyHidden>: </VisuallyHidden>
              </span>
              {line.text}
            </p>
            {line.chosen !== null && (
              <p className={styles.mine}>
                <VisuallyHidden>{t('conversation.you')}: </VisuallyHidden>
                {replyIn(line, line.chosen)}
              </p>
            )}
          </li>
        ))}
      </ol>
      {now && now.chosen === null && now.choices.length > 0 && (
        <div role="group" aria-label={t('conversation.replies')} className={styles.replies}>
          {now.choices.map(({ key, text }) => (
            <button key={key} type="button" className={styles.reply} onClick={() => onReply(now.scene, key)}>
              {text}
            </button>
          ))}
        </div>
      )}
      <p role="status" className={styles.thinking}>
        {now && now.chosen !== null && t('conversation.thinking', { name })}
      </p>
    </>
  )
}
