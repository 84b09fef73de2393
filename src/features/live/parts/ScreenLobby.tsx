import { useTranslation } from 'react-i18next'
import type { LiveQuiz } from '#shared/contract/live.ts'
import { QrCode } from '#src/ui/QrCode.tsx'
import { CODE } from '../quiz-path.ts'
import styles from './QuizScreen.module.css'

interface ScreenLobbyProps {
  quiz: LiveQuiz
  joinAddress: string
}

/** How to get in, large enough for the last row. */
export function ScreenLobby({ quiz: { code, players, of }, joinAddress }: ScreenLobbyProps) {
  const { t } = useTranslation()
  const digits = code ?? ''
  const address = `${joinAddress}?${new URLSearchParams({ [CODE]: digits }).toString()}`
  return (
    <section className={styles.lobby}>
      <div className={styles.joining}>
        <h1 className={styles.heading}>{t('live.screen.joinNow')}</h1>
        <p className={styles.lead}>{t('live.screen.how')}</p>
        <p className={styles.code} aria-label={t('live.screen.code', { code: Array.from(digits).join(' ') })}>
          {digits.slice(0, 3)} {digits.slice(3)}
        </p>
        <p className={styles.lead} role="status">
          {t('live.screen.joined', { count: players })}
        </p>
        <p className={styles.note}>{t('live.screen.questions', { count: of })}</p>
      </div>
      <div className={styles.qr}>
        <QrCode text={address} label={t('live.screen.qr')} />
      </div>
    </section>
  )
}
