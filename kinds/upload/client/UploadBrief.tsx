import { useTranslation } from 'react-i18next'
import type { UploadPlayable } from '#kinds/upload/shared/schemas.ts'
import styles from './UploadBrief.module.css'

interface UploadBriefProps {
  picture: string | null
  playable: UploadPlayable
}

/** What is asked for, how, and what had better be left out. */
export function UploadBrief({ picture, playable: { question, text, explanation } }: UploadBriefProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.brief}>
      {picture !== null && <img className={styles.picture} src={picture} alt="" />}
      <h2 className={styles.question}>{question}</h2>
      {text !== '' && <p className={styles.text}>{text}</p>}
      {explanation !== '' && (
        <div className={styles.leaveOut}>
          <h3 className={styles.heading}>{t('upload.leaveOut')}</h3>
          <p>{explanation}</p>
        </div>
      )}
    </div>
  )
}
