import { useTranslation } from 'react-i18next'
import type { Recommendation } from '#shared/contract/recommendations.ts'
import { hashtag } from '#src/lib/hashtag.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { Lantern } from '#src/ui/Glyphs.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { XIcon } from '#src/ui/icons.ts'
import styles from './Card.module.css'
import { Fit } from './Fit.tsx'
import { whyWords } from './why-words.ts'

export interface CardProps {
  recommendation: Recommendation
  onTask: (taskId: string) => void
  onDismiss: (taskId: string) => void
}

/** A task that is worth doing now: a press opens it, its cross sends it away for two weeks. */
export function Card({ recommendation, onTask, onDismiss }: CardProps) {
  const { t, i18n } = useTranslation()
  const { taskId, title, backgroundUrl, competence, taskDescription, goal, rate } = recommendation
  const tags = [...competence.split(', '), taskDescription].filter(Boolean)
  return (
    <article className={styles.card}>
      <button type="button" className={styles.open} onClick={() => onTask(taskId)}>
        <span className={styles.picture}>
          {backgroundUrl ? <img src={backgroundUrl} alt="" loading="lazy" /> : <Lantern size={56} />}
          <span className={styles.tags}>
            {tags.map((tag) => (
              <Chip key={tag} tone="night">
                {hashtag(tag)}
              </Chip>
            ))}
          </span>
        </span>
        <span className={styles.title}>{title}</span>
        <span className={styles.description}>{goal}</span>
        <span className={styles.foot}>
          <span>{whyWords(recommendation, t, i18n.language)}</span>
          <Fit rate={rate} />
        </span>
      </button>
      <IconButton
        className={styles.dismiss}
        material="night"
        label={t('recommendations.dismiss', { name: title })}
        icon={<XIcon />}
        onClick={() => onDismiss(taskId)}
      />
    </article>
  )
}
