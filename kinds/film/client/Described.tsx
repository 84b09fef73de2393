import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import styles from './Transcript.module.css'

interface DescribedProps {
  text: string
  /** The film has the whole screen: a screen reader alone reads it. */
  isHidden: boolean
}

/** What a film shows and says, in one text. */
export function Described({ text, isHidden }: DescribedProps) {
  const { t } = useTranslation()
  const words = t('film.described')
  if (isHidden) return <VisuallyHidden>{`${words}: ${text}`}</VisuallyHidden>
  return (
    <details className={styles.described}>
      <summary>{words}</summary>
      <p>{text}</p>
    </details>
  )
}
