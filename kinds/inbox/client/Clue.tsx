import { useTranslation } from 'react-i18next'
import { EyeIcon } from '#src/ui/icons.ts'
import styles from './Clue.module.css'

/** Beside what gave a mail away, once it is judged. */
export function Clue() {
  const { t } = useTranslation()
  return (
    <span className={styles.clue}>
      <EyeIcon size={16} weight="bold" aria-hidden />
      {t('inbox.clue')}
    </span>
  )
}
