import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentAdventure } from '#shared/contract/content.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import styles from './parts/Content.module.css'
import { OwnPopup } from './parts/OwnPopup.tsx'
import { zipAddress } from './send-bytes.ts'

interface NoDraftProps {
  adventure: ContentAdventure
  onBegun: () => void
}

function sentenceOf({ published, canCopy }: ContentAdventure): 'noDraft' | 'unknown' | 'none' | 'impossible' {
  if (published === 'own') return canCopy ? 'noDraft' : 'unknown'
  return canCopy ? 'none' : 'impossible'
}

/** An adventure without files that can be changed, as one of the release: what that means, and the way to change it. */
export function NoDraft({ adventure, onBegun }: NoDraftProps) {
  const { t } = useTranslation()
  const [isAsked, setAsked] = useState(false)
  const { canCopy, folder, published } = adventure
  return (
    <div className={styles.page}>
      <EmptyState sentence={t(`content.own.${sentenceOf(adventure)}`)}>
        {canCopy && (
          <Button onClick={() => setAsked(true)}>
            {t(published === 'own' ? 'content.own.begin' : 'content.own.button')}
          </Button>
        )}
        {canCopy && (
          <a className={styles.link} href={zipAddress(folder)} download>
            {t('content.downloadAll')}
          </a>
        )}
      </EmptyState>
      {isAsked && <OwnPopup adventure={adventure} onClose={() => setAsked(false)} onBegun={onBegun} />}
    </div>
  )
}
