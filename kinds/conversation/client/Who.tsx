import { useTranslation } from 'react-i18next'
import type { FaceLook, Mood } from '#kinds/conversation/shared/face.ts'
import { Face } from './Face.tsx'
import styles from './Who.module.css'

interface WhoProps {
  look: FaceLook
  name: string
  mood: Mood
}

/** With whom one talks, and how they look now; the mood in a word as well. */
export function Who({ look, name, mood }: WhoProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.who}>
      <div className={styles.portrait}>
        <Face look={look} mood={mood} />
      </div>
      <p className={styles.name}>
        <bdi>{name}</bdi>
        <span className={styles.mood}>{t(`conversation.mood.${mood}`)}</span>
      </p>
    </div>
  )
}
