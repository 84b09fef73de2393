import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Profile } from '#shared/contract/player.ts'
import { offerFile } from '#src/lib/offer-file.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { DownloadSimpleIcon } from '#src/ui/icons.ts'
import { askMyData } from './calls.ts'
import { RemovalPopup } from './parts/RemovalPopup.tsx'
import { SavingNote } from './parts/SavingNote.tsx'
import { Section } from './Section.tsx'
import styles from './Section.module.css'

interface DataSectionProps {
  profile: Profile
  /** The account is gone. */
  onRemoved: () => void
}

/** What is kept about me, as a file, and the way out for good. */
export function DataSection({ profile, onRemoved }: DataSectionProps) {
  const { t } = useTranslation()
  const { sending, send } = useSending()
  const [isLeaving, setLeaving] = useState(false)
  const download = async () => {
    offerFile(`waymark-${profile.username}.json`, JSON.stringify(await askMyData(), null, 2))
  }
  return (
    <Section
      id="data"
      title={t('profile.data.title')}
      note={<SavingNote sending={sending} done={t('profile.data.exported')} />}
    >
      <div className={styles.rows}>
        <div className={styles.row}>
          <div className={styles.fact}>
            <h3>{t('profile.data.export')}</h3>
            <p>{t('profile.data.exportAbout')}</p>
          </div>
          <Button
            variant="secondary"
            icon={<DownloadSimpleIcon size={20} aria-hidden />}
            loadingVerb={sending.state === 'sending' && t('profile.data.exporting')}
            onClick={() => void send(download)}
          >
            {t('profile.data.download')}
          </Button>
        </div>
        <div className={styles.row}>
          <div className={styles.fact}>
            <h3>{t('profile.data.removal')}</h3>
            <p>{t('profile.data.removalAbout')}</p>
          </div>
          <Button variant="secondary" onClick={() => setLeaving(true)}>
            {t('profile.data.remove')}
          </Button>
        </div>
      </div>
      <RemovalPopup
        isOpen={isLeaving}
        username={profile.username}
        onClose={() => setLeaving(false)}
        onRemoved={onRemoved}
      />
    </Section>
  )
}
