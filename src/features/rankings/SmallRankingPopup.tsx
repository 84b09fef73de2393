import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { UsersThreeIcon } from '#src/ui/icons.ts'
import { Popup } from '#src/ui/Popup.tsx'
import styles from './Rankings.module.css'
import { SmallRanking } from './SmallRanking.tsx'

interface SmallRankingPopupProps {
  isOpen: boolean
  onClose: () => void
  onGone: () => void
  /** To the whole ranking. */
  onBig: () => void
}

/** The small ranking over a map. */
export function SmallRankingPopup({ onBig, ...frame }: SmallRankingPopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <Popup
      {...frame}
      labelledBy={titleId}
      closeLabel={t('shell.close')}
      width={432}
      crest={<UsersThreeIcon size={56} weight="fill" aria-hidden />}
      footer={
        <Button wide onClick={onBig}>
          {t('rankings.whole')}
        </Button>
      }
    >
      <div className={styles.small}>
        <h2 id={titleId}>{t('rankings.small')}</h2>
        <SmallRanking />
      </div>
    </Popup>
  )
}
